// Jest passes an `import()` callback of its own for every file that it compiles, and V8 reuses
// compiled code only with the same callback. So each test file would compile all packages again, which
// takes half of a run's time. With Node's own `import()`, a worker compiles a CommonJS package once.
import vm from 'node:vm';

const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) =>
  compileFunction(withoutSearch(code, options.filename), parameters, {
    ...options,
    ...(options.filename.includes('/node_modules/') && {
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }),
  });

/**
 * Fastify looks for the file name of each plugin in `require.cache`, which Jest copies for each look: a
 * sixteenth of a test's time. Where there is no such cache, Fastify names a plugin by its function.
 */
const withoutSearch = (code, filename) =>
  filename.endsWith('/fastify/lib/plugin-utils.js')
    ? code.replace('require.cache', 'undefined')
    : code;
