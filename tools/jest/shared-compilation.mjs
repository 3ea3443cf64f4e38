// Jest passes an `import()` callback of its own for every file that it compiles, and V8 reuses
// compiled code only with the same callback. So each test file would compile all packages again, which
// takes half of a run's time. With Node's own `import()`, a worker compiles a CommonJS package once.
import vm from 'node:vm';

const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) =>
  compileFunction(code, parameters, {
    ...options,
    ...(options.filename.includes('/node_modules/') && {
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }),
  });
