// What jsdom has no layout engine for: quiet stand-ins, so that parts which measure or scroll
// can be rendered. Nothing here pretends to know a size.
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// How long `findBy…` and `waitFor` look before they give up, not how long a test takes: a busy
// machine that compiles a lazy page for the first time needs more than the usual second.
configure({ asyncUtilTimeout: 20_000 });

// A test that names Node as its environment has no window to lend anything to.
if (typeof window !== 'undefined') {
  class QuietObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }

  globalThis.ResizeObserver ??= QuietObserver;
  globalThis.IntersectionObserver ??= QuietObserver;
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
  // Nothing is painted: axe asks for a canvas to look at icon fonts.
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.CSS ??= {};
  globalThis.CSS.escape ??= (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`);
}
