// What `@jest/globals` is where Node imports the tests. Jest has new globals for each test file, but a
// module that several of them import is evaluated once: so these look up the present ones at each use.
let globals;

/** Sets what the exports of this module stand for from now on. */
export const setGlobals = (current) => {
  globals = current;
};

const present = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _this, args) => globals[name](...args),
    get: (_target, property) => globals[name][property],
  });

export const afterAll = present('afterAll');
export const afterEach = present('afterEach');
export const beforeAll = present('beforeAll');
export const beforeEach = present('beforeEach');
export const describe = present('describe');
export const expect = present('expect');
export const jest = present('jest');
export const test = present('test');
