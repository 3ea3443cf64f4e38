// Imports point one way (ARCHITECTURE.md). Each message names what to do instead.

const testCode =
  '\\.test\\.tsx?$|/testing/|/documented/|/faults/(kill|histories)/|/jest\\.config\\.mjs$|/bench/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-app-to-app',
      comment:
        'An app is released on its own. Put what two apps share into libs/domain (rules), ' +
        'libs/api-client (calls), libs/federation (addresses, notices) or libs/ui (parts).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: testCode },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'tests-meet-the-sandbox-by-its-door',
      comment: 'A test may run the sandbox: import @freely/sandbox, not a file inside it.',
      severity: 'error',
      from: { path: `^apps/([^/]+)/.*(${testCode})` },
      to: { path: '^apps/', pathNot: '^apps/($1/|sandbox/src/index\\.ts$)' },
    },
    {
      name: 'no-feature-to-feature',
      comment:
        'Features do not know each other. Let routes.tsx compose them, or move what both need ' +
        'beside features/ under the name of the idea.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-have-one-door',
      comment: 'Import the feature by its index.ts; export there what you need.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/', pathNot: '^apps/[^/]+/src/features/' },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: '^apps/$1/src/features/[^/]+/index\\.tsx?$',
      },
    },
    {
      name: 'features-do-not-import-routes',
      comment: 'Routes compose features, never the other way. Addresses come from paths.ts.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/features/', pathNot: testCode },
      to: { path: '^apps/[^/]+/src/routes\\.tsx$' },
    },
    {
      name: 'api-modules-have-one-door',
      comment: 'Modules of the API meet through index.ts: export there what the other one needs.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: {
        path: '^apps/api/src/modules/',
        pathNot: '^apps/api/src/modules/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'the-api-knows-rules-and-contract',
      comment:
        'The API imports @freely/domain and @freely/api-client/contract only: everything else ' +
        'in libs is for browsers. The demo market may draw its pictures with @freely/ui/art.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: '^apps/api/src/seed/' },
      to: { path: '^libs/', pathNot: '^libs/(domain|api-client/src/contract)/' },
    },
    {
      name: 'the-demo-market-draws-only',
      comment: 'Of the browser libs, the demo market imports @freely/ui/art only.',
      severity: 'error',
      from: { path: '^apps/api/src/seed/' },
      to: { path: '^libs/', pathNot: '^libs/(domain|api-client/src/contract|ui/src/art)/' },
    },
    {
      name: 'libs-do-not-know-apps',
      comment: 'Give the lib what it needs as a parameter, or move the code into the lib.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'libs/domain holds rules that run anywhere: it imports no other package of ours. Its tests ' +
        'may use tools/src/testing/.',
      severity: 'error',
      from: { path: '^libs/domain/' },
      to: { path: '^(libs|apps|tools)/', pathNot: '^(libs/domain|tools/src/testing)/' },
    },
    {
      name: 'domain-has-no-io',
      comment: 'Rules get their facts as parameters. Read files and sockets in the app.',
      severity: 'error',
      from: { path: '^libs/domain/src/', pathNot: testCode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-contract-has-no-io',
      comment: 'The contract describes calls; libs/api-client/src/client makes them.',
      severity: 'error',
      from: { path: '^libs/api-client/src/contract/', pathNot: testCode },
      to: { path: '^libs/', pathNot: '^libs/(domain|api-client/src/contract)/' },
    },
    {
      name: 'facades-re-export-only',
      comment: 'A facade names what the platform shares of one package, and nothing of ours.',
      severity: 'error',
      from: { path: '^libs/facades/([^/]+)/' },
      to: { path: '^(libs|apps|tools)/', pathNot: '^libs/facades/$1/' },
    },
    {
      name: 'parts-know-no-product',
      comment:
        'libs/ui draws what it is given. Calls, session and remotes belong to the screen that ' +
        'uses the part.',
      severity: 'error',
      from: { path: '^libs/ui/' },
      to: { path: '^libs/(auth|api-client|federation)/' },
    },
    {
      name: 'calls-know-no-screen',
      comment: 'libs/api-client returns data or throws ApiError; the feature shows it.',
      severity: 'error',
      from: { path: '^libs/api-client/' },
      to: { path: '^libs/(auth|ui|federation)/' },
    },
    {
      name: 'tools-stay-outside',
      comment: 'What runs in production must not need tools/. Configurations and tests may use it.',
      severity: 'error',
      from: { path: '^(apps|libs)/.*/(src|server)/', pathNot: testCode },
      to: { path: '^tools/' },
    },
    {
      name: 'e2e-uses-the-product-from-outside',
      comment: 'Journeys go through the screen and the API. Import @freely/domain or tools only.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(apps|libs)/',
        // The gallery's tests walk the parts that it lists.
        pathNot: '^libs/(domain|api-client/src/contract)/|^libs/ui/gallery/part-names\\.ts$',
      },
    },
    {
      name: 'production-code-needs-no-test-code',
      comment: 'Move what both need out of testing/ and under the name of the idea.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: testCode },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or hide a third: name it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: check the path, its extension and package.json.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        // The folder of a release is handed to its file by the shell that reads it.
        pathNot: '\\.(css|svg|woff2|png|jpg|json)$|^@freely/release-folder$',
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
