// Imports point one way (ARCHITECTURE.md). Each message says what to do instead.

// A module of one of the API's contexts; notifications is one module.
const apiModule =
  '(?:(?:infrastructure|kernel|people|practice|market|booking|money|back-office)/[^/]+|notifications)';
const testCode = '\\.test\\.tsx?$|/testing/|^apps/api/test/|/jest\\.config\\.mjs$|/bench/';

// The libs of the browser, lowest first: which libs each may import, besides the facades.
const libsBelow = {
  'api-client': {
    below: ['domain'],
    comment: 'libs/api-client returns data or throws ApiError; the feature shows it.',
  },
  federation: {
    below: [],
    comment: 'libs/federation loads remotes. What remotes use of the shell is libs/shell-sdk.',
  },
  ui: {
    below: [],
    comment:
      'Components of libs/ui get everything as props. Calls, session and remotes belong to the ' +
      'screen that uses them, components that know the product to libs/booking-parts or libs/practice.',
  },
  'shell-sdk': {
    below: ['federation', 'api-client', 'domain'],
    comment: 'libs/shell-sdk is in the first load of every page: it has no components.',
  },
  auth: {
    below: ['shell-sdk', 'api-client', 'domain'],
    comment: 'libs/auth has the session and guards. Its screens are in the shell.',
  },
  forms: {
    below: ['shell-sdk', 'api-client', 'domain'],
    comment: 'libs/forms knows no form. What two forms share of one area is in a lib of that area.',
  },
  'booking-parts': {
    below: ['ui', 'domain'],
    comment:
      'Components of libs/booking-parts get everything as props. The screen makes the calls.',
  },
  practice: {
    below: ['forms', 'auth', 'booking-parts', 'shell-sdk', 'ui', 'api-client', 'domain'],
    comment: 'Let the remote compose libs/practice and libs/account-settings.',
  },
  'account-settings': {
    below: ['forms', 'auth', 'shell-sdk', 'ui', 'api-client', 'domain'],
    comment: 'Let the remote compose libs/practice and libs/account-settings.',
  },
};

// From the lowest to the highest. A context imports only itself and lower ones.
const apiContexts = [
  'infrastructure',
  'kernel',
  'people',
  'practice',
  'market',
  'booking',
  'money',
  'back-office',
  'notifications',
];

const apiArrows = apiContexts.slice(0, -1).map((context, at) => ({
  name: `api-${context}-imports-lower-contexts`,
  comment:
    'A context of the API does not import a higher one. Publish a domain event, to which the higher ' +
    'one subscribes (docs/decisions/0031-events-run-in-the-transaction.md); read what you need by a ' +
    'query of your own; or move the file to the context that it belongs to.',
  severity: 'error',
  from: { path: `^apps/api/src/${context}/`, pathNot: testCode },
  to: { path: `^apps/api/src/(${apiContexts.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-app-to-app',
      comment:
        'Apps are released separately. Move shared code to libs/domain (rules), ' +
        'libs/api-client (calls), libs/shell-sdk (paths, toasts) or libs/ui (components).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: testCode },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'tests-import-the-sandbox-entry-point',
      comment: 'A test may run the sandbox: import @freely/sandbox, not a file inside it.',
      severity: 'error',
      from: { path: `^apps/([^/]+)/.*(${testCode})` },
      to: { path: '^apps/', pathNot: '^apps/($1/|sandbox/src/index\\.ts$)' },
    },
    {
      name: 'no-feature-to-feature',
      comment:
        'Features do not import each other. Let routes.tsx compose them, or move what both need ' +
        'to a folder beside features/, named for what it does.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-have-one-entry-point',
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
      comment: 'Routes import features, never the other way round. Paths come from paths.ts.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/features/', pathNot: testCode },
      to: { path: '^apps/[^/]+/src/routes\\.tsx$' },
    },
    {
      name: 'api-modules-have-one-entry-point',
      comment: 'Import another module of the API by its index.ts; export there what you need.',
      severity: 'error',
      from: { path: `^apps/api/src/(${apiModule})/` },
      to: {
        path: `^apps/api/src/${apiModule}/`,
        pathNot: `^apps/api/src/($1/|${apiModule}/index\\.ts$)`,
      },
    },
    {
      name: 'api-composition-uses-entry-points',
      comment: 'Import a module of the API by its index.ts; export there what you need.',
      severity: 'error',
      from: { path: '^apps/api/src/((seed|worker)/|[^/]+$)', pathNot: testCode },
      to: { path: `^apps/api/src/${apiModule}/`, pathNot: '/index\\.ts$' },
    },
    ...apiArrows,
    {
      name: 'api-contexts-do-not-import-the-composition',
      comment:
        'Only contexts.ts, personal-data.ts, open-deps.ts, app.ts, main.ts, ops.ts, seed/ and worker/ ' +
        'know all contexts. Take what you need from Deps.',
      severity: 'error',
      // A module's main.ts is a program of operators: it opens what it needs, and nothing imports it.
      from: {
        path: `^apps/api/src/(${apiContexts.join('|')})/`,
        pathNot: `${testCode}|^apps/api/src/[^/]+/[^/]+/main\\.ts$`,
      },
      to: { path: '^apps/api/src/((seed|worker)/|(?!deps\\.ts$|config\\.ts$)[^/]+$)' },
    },
    {
      name: 'api-imports-only-domain-and-contract',
      comment:
        'The API imports only @freely/domain, @freely/draining, @freely/platform, @freely/tracing and the contract of @freely/api-client: ' +
        'everything else in libs is for browsers. The demo market may draw with @freely/ui/art.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: '^apps/api/src/seed/' },
      to: {
        path: '^libs/',
        pathNot: '^libs/(domain|draining|platform|tracing|api-client/src/(contract|shapes))/',
      },
    },
    {
      name: 'draining-and-tracing-are-for-servers',
      comment:
        'Only the API and the shell’s server drain and record spans: a browser would download all of it.',
      severity: 'error',
      from: {
        path: '^(apps|libs|e2e)/',
        pathNot: '^(apps/api|apps/shell/server|libs/(draining|tracing))/',
      },
      to: { path: '^libs/(draining|tracing)/' },
    },
    {
      name: 'draining-and-tracing-know-no-product',
      comment: 'They get names, attributes and servers from whoever does the work.',
      severity: 'error',
      from: { path: '^libs/(draining|tracing)/' },
      to: { path: '^(apps|tools|libs/(?!(draining|tracing)/))' },
    },
    {
      name: 'demo-market-imports-only-art',
      comment: 'Of the browser libs, the demo market imports only @freely/ui/art.',
      severity: 'error',
      from: { path: '^apps/api/src/seed/' },
      to: { path: '^libs/', pathNot: '^libs/(domain|api-client/src/contract|ui/src/art)/' },
    },
    {
      name: 'libs-do-not-know-apps',
      comment: 'Pass what the lib needs as a parameter, or move the code to the lib.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'libs/domain has rules that run anywhere, so it imports no other package of this ' +
        'repository. Its tests may use tools/src/testing/.',
      severity: 'error',
      from: { path: '^libs/domain/' },
      to: { path: '^(libs|apps|tools)/', pathNot: '^(libs/domain|tools/src/testing)/' },
    },
    {
      name: 'domain-has-no-io',
      comment: 'Rules get their data as parameters. Read files and sockets in the app.',
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
      comment:
        'A facade re-exports names of one npm package, and imports nothing of this repository.',
      severity: 'error',
      from: { path: '^libs/facades/([^/]+)/' },
      to: { path: '^(libs|apps|tools)/', pathNot: '^libs/facades/$1/' },
    },
    ...Object.entries(libsBelow).map(([lib, { below, comment }]) => ({
      name: `${lib}-imports-only-what-is-below`,
      comment,
      severity: 'error',
      from: { path: `^libs/${lib}/`, pathNot: testCode },
      to: { path: '^libs/', pathNot: `^libs/(${[lib, 'facades', ...below].join('|')})/` },
    })),
    {
      name: 'production-code-does-not-import-tools',
      comment: 'Production code must not import tools/. Configurations and tests may.',
      severity: 'error',
      from: { path: '^(apps|libs)/.*/(src|server)/', pathNot: testCode },
      to: { path: '^tools/' },
    },
    {
      name: 'e2e-does-not-import-the-product',
      comment: 'Journeys use the screens and the API. Import only @freely/domain or tools.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(apps|libs)/',
        // The gallery's tests walk the parts that it lists.
        pathNot: '^libs/(domain|api-client/src/contract)/|^apps/gallery/src/part-names\\.ts$',
      },
    },
    {
      name: 'production-code-does-not-import-tests',
      comment: 'Move the shared code out of the test folder to a file named for what it does.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: testCode },
      to: { path: '\\.test\\.tsx?$|/testing/|^apps/api/test/' },
    },
    {
      name: 'no-cycles',
      comment: 'Merge the two files, or move what both need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import cannot be resolved: check the path, its extension and package.json.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        // The shell's server provides the module of the release folder.
        pathNot: '\\.(css|svg|woff2|png|jpg|json)$|^@freely/release-folder$',
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // A fixture of the browser tests is a repository of its own.
    exclude: { path: '(^|/)(dist|node_modules|test-results|e2e/fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
