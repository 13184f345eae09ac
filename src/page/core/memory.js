// SPDX-License-Identifier: CC0-1.0
//
// Remembers results.

// Returns a function that calls make(object, key, ...more) once for each object and key, and stores the result.
export function remembered(make) {
  const made = new WeakMap();
  return (object, key, ...more) => {
    if (!made.has(object)) made.set(object, new Map());
    const results = made.get(object);
    if (!results.has(key)) results.set(key, make(object, key, ...more));
    return results.get(key);
  };
}
