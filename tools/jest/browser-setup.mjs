// jsdom has no layout engine: these stubs let components that measure or scroll render. No stub
// returns a made-up size.
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// The longest time that `findBy…` and `waitFor` wait. A loaded machine that compiles a lazy page for
// the first time needs more than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

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
  globalThis.CSS ??= {};
  globalThis.CSS.escape ??= (text) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
}
