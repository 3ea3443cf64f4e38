// jsdom has no layout engine: these stubs let components that measure or scroll render. No stub
// returns a made-up size.
import '@testing-library/jest-dom/jest-globals';
import { format } from 'node:util';
import { afterEach, beforeAll } from '@jest/globals';
import { configure, getConfig } from '@testing-library/dom';

// The longest time that `findBy…` and `waitFor` wait. A loaded machine that compiles a lazy page for
// the first time needs more than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// What a test waits for is found before React has run the effects of its render, which it does right after:
// they belong to the wait. By `beforeAll`, a test that renders has brought the wrapper of its library.
const { setImmediate } = globalThis;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
beforeAll(() => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const result = await wait();
        await nextTurn();

        return result;
      }),
  });
});

// A test that runs in Node's environment has no window.
if (typeof window !== 'undefined') {
  class StubObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }

  globalThis.ResizeObserver ??= StubObserver;
  globalThis.IntersectionObserver ??= StubObserver;
  window.scrollTo = () => {};
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollBy ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  });
  // axe asks for a canvas context to detect icon fonts. Nothing is painted here.
  HTMLCanvasElement.prototype.getContext = () => null;
  // jsdom lacks this element, which browsers have had since 2023: it is an element without a class of its own.
  const createElement = Document.prototype.createElement;
  Document.prototype.createElement = function create(name, options) {
    const element = createElement.call(this, name, options);
    if (name === 'search')
      Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });

    return element;
  };
  globalThis.CSS ??= {};
  globalThis.CSS.escape ??= (text) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
}

// React only writes what it finds wrong with a test or with markup. Here it fails the test, because nobody
// reads a log of thousands of lines.
const WRONG = [/not wrapped in act\(/, /is unrecognized in this browser/];
const found = [];
const write = console.error;
console.error = (...parts) => {
  const text = format(...parts);
  if (WRONG.some((wrong) => wrong.test(text))) found.push(text);
  write(...parts);
};
afterEach(() => {
  const problems = found.splice(0);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});
