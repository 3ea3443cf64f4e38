// Tests that run in Node's environment import modules as production does: by Node itself. Jest would
// load the whole program again for each test file; here a worker loads each module once.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { setGlobals } from './native-globals.mjs';

const globalsUrl = new URL('./native-globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: globalsUrl, shortCircuit: true }
      : next(specifier, context),
});

let runs = 0;

class NativeRuntime extends Runtime {
  #isNative;
  #variables = { ...process.env };

  constructor(...options) {
    super(...options);
    const [, environment] = options;
    this.#isNative = environment.importsNatively === true;
  }

  async unstable_importModule(path, ...rest) {
    if (!this.#isNative) return super.unstable_importModule(path, ...rest);
    setGlobals(this.requireModuleOrMock(path, '@jest/globals'));
    runs += 1;
    // With a query of its own: a test file that is run again, as by --watch, is evaluated again.
    return import(`${pathToFileURL(path)}?run=${runs}`);
  }

  teardown() {
    super.teardown();
    // What a test file sets in its environment ends with it.
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#variables)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
  }
}

// Jest loads it by require().
export { NativeRuntime as 'module.exports' };
