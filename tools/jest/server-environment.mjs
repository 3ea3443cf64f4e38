import { TestEnvironment } from 'jest-environment-node';

/** What `expect.any` compares with the types that a test names: Jest's own are those of another realm. */
const TYPES = { Array, BigInt, Boolean, Function, Number, Object, String, Symbol };

/** Node, whose own `import` loads the tests: see native-runtime.mjs. */
export default class ServerEnvironment extends TestEnvironment {
  importsNatively = true;

  constructor(...options) {
    super(...options);
    Object.assign(this.global, TYPES);
  }
}
