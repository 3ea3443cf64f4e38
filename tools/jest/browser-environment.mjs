import './shared-compilation.mjs';
import { TestEnvironment as JSDOMEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the parts of the web platform that it does not have (or has in a form that the
 * others refuse: a Request takes only the AbortSignal of its own realm), lent by Node.
 */
const LENT = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'clearImmediate',
  'fetch',
  'performance',
  'setImmediate',
  'structuredClone',
];

export default class BrowserEnvironment extends JSDOMEnvironment {
  /** Of a package with several builds, the one that webpack takes. */
  exportConditions() {
    return ['browser'];
  }

  async setup() {
    await super.setup();
    for (const name of LENT) {
      if (name in globalThis) {
        Object.defineProperty(this.global, name, {
          value: globalThis[name],
          configurable: true,
          writable: true,
        });
      }
    }
  }
}
