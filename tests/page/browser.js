// SPDX-License-Identifier: CC0-1.0
//
// Provides the browser tab that the tests use like a visitor. The socket `protocol` of test.html
// controls the browser by the DevTools protocol.
import { equal } from './checks.js';
import { query } from './query.js';

let lastCommand = 0;
const awaited = new Map();
const ofTab = {};  // the session of the tab, once there is one

await isConnected;
protocol.onmessage = ({ data }) => {
  const { id, method, params, result, error } = JSON.parse(data);
  if (id !== undefined) {
    const { fulfil, reject, about } = awaited.get(id);
    awaited.delete(id);
    if (error) reject(new Error(`${about}: ${error.message}`));
    else fulfil(result);
  } else {
    page.hear(method, params);
  }
};

export function command(method, params = {}) {
  const id = ++lastCommand;
  protocol.send(JSON.stringify({ id, method, params, ...ofTab }));
  return new Promise((fulfil, reject) => awaited.set(id, { fulfil, reject, about: method }));
}

const pause = () => new Promise((fulfil) => { setTimeout(fulfil, 10); });

// ---- Files

export const urlOf = (path) => new URL(`file://${encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')}`).href;
export const pageUrl = urlOf(query.page);
export const pathOf = (url) => decodeURIComponent(new URL(url).pathname);

// Returns the file at a URL as a Blob.
export const fileAt = (url) => new Promise((fulfil, reject) => {
  const request = Object.assign(new XMLHttpRequest(), { responseType: 'blob' });
  request.onload = () => fulfil(request.response);
  request.onerror = () => reject(new Error(`there is no ${url}`));
  request.open('GET', url);
  request.send();
});

// ---- Keys

const CTRL = 2;

const KEYS = {
  Enter: [13, '\r'], Tab: [9], ' ': [32, ' '], Escape: [27], Delete: [46],
  ArrowLeft: [37], ArrowUp: [38], ArrowRight: [39], ArrowDown: [40],
};

// ---- The tab

export const page = {
  noise: [],
  requests: [],
  onDownload() {},
  pointsAt: false,

  hear(method, params) {
    if (method === 'Runtime.consoleAPICalled' || method === 'Runtime.exceptionThrown' ||
        method === 'Log.entryAdded') {
      this.noise.push(JSON.stringify(params).slice(0, 600));
    }
    if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
    this.onDownload(method, params);
  },

  // Runs the action, and waits until the browser has saved a file with this name.
  async download(name, action) {
    let file = '';
    const isSaved = new Promise((fulfil) => {
      this.onDownload = (method, { guid, suggestedFilename, state }) => {
        if (method === 'Page.downloadWillBegin' && suggestedFilename === name) file = guid;
        if (method === 'Page.downloadProgress' && guid === file && state === 'completed') fulfil();
      };
    });
    await Promise.all([isSaved, action()]);
  },

  // Loads the page at `address`, even if the tab already shows this page. Then asks the page
  // repeatedly whether the page is loaded. Waiting for an event would not be reliable, because the
  // event can be lost when the browser replaces the document.
  async visit(address) {
    await command('Page.navigate', { url: 'about:blank' });
    const { errorText } = await command('Page.navigate', { url: address });
    if (errorText) throw new Error(`${address}: ${errorText}`);
    const isLoaded = (url) => document.readyState === 'complete' && location.href.split('#')[0] === url;
    const url = new URL(address).href.split('#')[0];
    while (!(await this.run(isLoaded, url).catch(() => false))) await pause();
  },

  // Runs a function in the page, and returns its result as a JSON value. The function can only use
  // its arguments and the globals of the page.
  async run(body, ...args) {
    const expression = `(${body})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await command('Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true, userGesture: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
    return result.value;
  },

  // Waits until a function that runs in the page returns true. Asks that many times at most: on a busy machine,
  // the time alone says little.
  async until(body, ...args) {
    for (let asked = 0; !(await this.run(body, ...args)); ++asked) {
      if (asked === 3000) throw new Error(`never true: ${body} ${args}`);
      await pause();
    }
  },

  // Stops the clock of the page until the page is loaded again. From now on, all its timers act when tick() is
  // called in the page.
  stopClock() {
    return this.run(() => {
      const timers = new Map();
      let last = 1e9;  // no timer of the browser has such a number
      window.setTimeout = window.setInterval = (action) => timers.set(++last, action) && last;
      window.clearTimeout = window.clearInterval = (timer) => timers.delete(timer);
      window.tick = () => timers.forEach((action) => action());
    });
  },

  // ---- Appearance

  // Returns after the page has received the event for its new size, which comes before a frame is painted.
  async size(width, height, mobile = false) {
    await Promise.all([
      command('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile }),
      command('Emulation.setTouchEmulationEnabled', { enabled: mobile }),
    ]);
    await this.until((...wanted) => new Promise((fulfil) => {
      requestAnimationFrame(() => fulfil(innerWidth === wanted[0] && innerHeight === wanted[1]));
    }), width, height);
  },

  // Emulates a system with the color scheme 'light' or 'dark'. `media` is 'screen' or 'print'. The
  // program of the page replies at once if `motion` is 'reduce'.
  theme(value, { media = 'screen', motion = 'reduce' } = {}) {
    const features = [{ name: 'prefers-color-scheme', value }, { name: 'prefers-reduced-motion', value: motion }];
    return command('Emulation.setEmulatedMedia', { media, features });
  },

  language(acceptLanguage) {
    return command('Emulation.setUserAgentOverride', { userAgent: navigator.userAgent, acceptLanguage });
  },

  // Saves a screenshot in the folder of the downloads.
  async photograph(name) {
    const { data } = await command('Page.captureScreenshot');
    const file = `${name.replace(/\W+/g, '_')}.png`;
    await this.download(file, () => this.run((content, download) => {
      const href = `data:image/png;base64,${content}`;
      Object.assign(document.createElement('a'), { href, download }).click();
    }, data, file));
  },

  text: (selector) => page.run((s) => document.querySelector(s).textContent, selector),
  value: (selector) => page.run((s) => document.querySelector(s).value, selector),
  isShown: (selector) => page.run((s) => document.querySelector(s).checkVisibility(), selector),

  // ---- Mouse and finger

  // Scrolls to an element and returns the point in the middle of the element. `selector` is a CSS
  // selector, or '=' followed by the name of a button. Fails if another element covers the point.
  middleOf(selector) {
    return this.run((s) => {
      const isNamed = (button) => button.checkVisibility() &&
        (button.ariaLabel ?? button.textContent.trim()) === s.slice(1);
      const element = s.startsWith('=') ? [...document.querySelectorAll('button')].find(isNamed)
        : document.querySelector(s);
      if (!element) throw new Error(`there is no ${s}`);
      const middle = () => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
      };
      if (!element.contains(document.elementFromPoint(...middle()))) {
        element.scrollIntoView({ block: 'center' });
      }
      const found = document.elementFromPoint(...middle());
      if (!element.contains(found)) throw new Error(`${s} is covered by ${found?.outerHTML}`);
      return middle();
    }, selector);
  },

  mouse(type, [x, y], buttons) {
    const button = type === 'mouseMoved' && !buttons ? 'none' : 'left';
    return command('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: 1 });
  },

  // Moves the mouse to `goal`, which is a point or the selector of an element.
  async move(goal) {
    this.pointsAt = true;
    await this.mouse('mouseMoved', Array.isArray(goal) ? goal : await this.middleOf(goal), 0);
  },

  async click(goal) {
    const isPoint = Array.isArray(goal);
    // When the pointer leaves an element, this element may become smaller, so that other elements
    // move. So the pointer moves first, and the point to click is determined afterwards.
    if (isPoint || this.pointsAt) await this.move(goal);
    const point = isPoint ? goal : await this.middleOf(goal);
    this.pointsAt = isPoint;
    const pressed = this.mouse('mousePressed', point, 1);
    await Promise.all([pressed, this.mouse('mouseReleased', point, 0)]);
  },

  async drag(...points) {
    await this.mouse('mouseMoved', points[0], 0);
    await this.mouse('mousePressed', points[0], 1);
    for (const point of points.slice(1)) await this.mouse('mouseMoved', point, 1);
    await this.mouse('mouseReleased', points[points.length - 1], 0);
    this.pointsAt = true;
  },

  async touch(...points) {
    const send = (type, list) => command('Input.dispatchTouchEvent',
      { type, touchPoints: list.map(([x, y]) => ({ x, y })) });
    const started = send('touchStart', [points[0]]);  // a pause after it would make the touch a long one
    for (const point of points.slice(1)) await send('touchMove', [point]);
    await Promise.all([started, send('touchEnd', [])]);
  },

  // Drops the file at `path` on the element that `selector` selects.
  async drop(path, selector) {
    const [x, y] = await this.middleOf(selector);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop']) {
      await command('Input.dispatchDragEvent', { type, x, y, data });
    }
  },

  // Chooses the file at `path` for the <input> that `selector` selects.
  async chooseFile(path, selector) {
    const expression = `document.querySelector('${selector}')`;
    const { result } = await command('Runtime.evaluate', { expression });
    await command('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
  },

  // ---- Keyboard

  async press(...keys) {
    for (const key of keys) {
      const [code, text] = KEYS[key] ?? [key.toUpperCase().charCodeAt(0), key];
      const about = { key, windowsVirtualKeyCode: code };
      await Promise.all([
        command('Input.dispatchKeyEvent', { type: 'keyDown', text, ...about }),
        command('Input.dispatchKeyEvent', { type: 'keyUp', ...about }),
      ]);
    }
  },

  // Presses Ctrl and a key. `name` is the browser's name of the editing command of these keys, such
  // as 'selectAll' or 'paste'.
  async shortcut(key, name) {
    const about = { key, modifiers: CTRL, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
    await command('Input.dispatchKeyEvent', { type: 'keyDown', commands: [name], ...about });
    await command('Input.dispatchKeyEvent', { type: 'keyUp', ...about });
  },

  // Replaces the text of the focused field by pasting another text. The browser withholds the clipboard if
  // it was busy for some seconds after the key was pressed, so the keys are pressed again.
  async paste(text) {
    await this.run((copied) => navigator.clipboard.writeText(copied), text);
    const head = (value) => value.slice(0, 9999);  // the box of a long text has only its beginning
    for (let i = 0; i < 5 && (i === 0 || head(await this.run(() => document.activeElement.value)) !== head(text)); ++i) {
      await this.shortcut('a', 'selectAll');
      await this.shortcut('v', 'paste');
    }
  },

  // Gives the focus to an element. Fails unless the Tab key could reach the element.
  async focus(selector) {
    const isFocused = await this.run((s) => {
      const element = [...document.querySelectorAll(s)].find(({ tabIndex }) => tabIndex >= 0);
      element?.focus();
      return Boolean(element) && document.activeElement === element;
    }, selector);
    if (!isFocused) throw new Error(`the Tab key does not reach ${selector}`);
  },
};

export const downloads = new URL('downloads', location.href).href;
const { targetId } = await command('Target.createTarget', { url: 'about:blank' });
const { sessionId: session } = await command('Target.attachToTarget', { targetId, flatten: true });
ofTab.sessionId = session;
for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await command(`${domain}.enable`);
await command('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: pathOf(downloads) });
await command('Emulation.setFocusEmulationEnabled', { enabled: true });
await command('Page.bringToFront');  // a hidden tab would not be painted

const isOwn = (url) => /^(about|data|blob):/.test(url) ||
  url.split('#')[0] === pageUrl || url.endsWith('/matching_games.html');

// Returns a test, which is a function that calls body(). All tests use the same browser tab,
// `page`. At the start of a test, the page is in English and in light colors on a large screen. The
// test fails if the page writes to the console, or requests a file that is not one of the tested
// pages.
export function inTab(name, body) {
  return async () => {
    await Promise.all([page.theme('light'), page.language('en-US')]);
    await page.size(1400, 900);  // when the page is not on paper, because it measures its room
    [page.noise, page.requests] = [[], []];
    try {
      await body();
    } catch (error) {
      await page.photograph(`failed ${name}`).catch(() => {});
      throw error;
    }
    if (query.photographs) await page.photograph(name);
    equal(page.noise, [], 'on the console');
    equal(page.requests.filter((url) => !isOwn(url)), [], 'requests');
  };
}
