import './shared-compilation.mjs';
import { TestEnvironment as JSDOMEnvironment } from 'jest-environment-jsdom';

/**
 * Parts of the web platform that jsdom takes from Node, because it lacks them or because its own do
 * not work with Node's: a Request accepts only an AbortSignal of its own realm.
 */
const FROM_NODE = [
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
  /** Chooses the same build of a package as webpack does. */
  exportConditions() {
    return ['browser'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
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
