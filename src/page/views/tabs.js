// SPDX-License-Identifier: CC0-1.0
//
// Lists the tabs. `now` is the result of current() in session.js. A tab has these functions:
//   base(now)      returns the argument of baseOf() in draw.js for the picture
//   overlay(now)   returns the argument of overlayOf() for the layers on top of the picture
//   follows(now)   returns whether the picture depends on the vertex under the pointer; optional
//   controls(now)  returns the controls at the top of the panel, as HTML; the attribute data-do of a
//                  control names the action of the control
//   says(now)      returns the verdict, as HTML; a screen reader reads it out
//   describes(now) returns a text about the cell or vertex under the cursor; some tabs lack this
//                  function
//   body(now)      returns the rest of the panel, as HTML
//   legend(now)    returns the lines of the legend, [kind of the icon, name of the color, text,
//                  whether the line keeps its place while the pointer moves]; the page shows those
//                  whose color is in the picture
import { code } from './code.js';
import { draw } from './draw.js';
import { play } from './play.js';
import { isExplaining, reasons } from './reasons.js';
import { isRecord, record } from './record.js';
import { search } from './search.js';
import { why } from './why.js';

const tabs = { why, search, play, draw, code };

// Returns the functions that make the contents of the present tab.
export const tabOf = (now) => (isExplaining(now) ? reasons : isRecord(now) ? record : tabs[now.tab]);

// Returns the names of the tabs of a problem.
export function tabsOf(problem) {
  if (problem.asks) return ['code'];
  const draw = problem.editable ? ['draw'] : [];
  if ((problem.weighted && !problem.sides) || problem.question.best || problem.question.colors) return ['why', ...draw, 'code'];
  return ['why', 'search', ...(problem.game ? ['play'] : []), ...draw, 'code'];
}
