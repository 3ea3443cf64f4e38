// Jest gives every file that it compiles an `import()` of its own, and what V8 has compiled is reused
// only under the same one: packages would be compiled again for each test file, half of a run's time.
// CommonJS packages get Node's own `import()`, so that a worker compiles each of them once.
import vm from 'node:vm';

const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) =>
  compileFunction(code, parameters, {
    ...options,
    ...(options.filename.includes('/node_modules/') && {
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }),
  });
