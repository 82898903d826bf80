/** Tests, stories and their helpers may reach further than the code that ships. */
const proofs = ['\\.test\\.tsx?$', '\\.stories\\.tsx?$'];

/** Files of the core that decide and touch nothing; screens may use these, and only these. */
const coreInsides = [
  '^core/[^/]+/[^/]+/use-cases/',
  '^core/[^/]+/[^/]+/ports\\.ts$',
  '^core/(application|modules|reactions)\\.ts$',
  '^core/kernel/(transaction|ports)\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-stands-alone',
      comment: 'Rules know no framework, no platform and no adapter.',
      severity: 'error',
      from: { path: '^core/', pathNot: proofs },
      to: { pathNot: '^core/' },
    },
    {
      name: 'core-ships-no-proofs',
      severity: 'error',
      from: {
        path: '^(core|adapters)/',
        pathNot: [...proofs, '^adapters/[^/]+/(testing|[^/]+/access-rows)/'],
      },
      to: { path: [...proofs, '/testing/', '/access-rows/'] },
    },
    {
      name: 'contract-is-for-clients',
      comment: 'A contract is a value that a browser can load.',
      severity: 'error',
      from: { path: '^adapters/http/([^/]+/contract/|contract\\.ts$)', pathNot: proofs },
      to: { pathNot: '^(adapters/http/([^/]+/contract/|contract\\.ts$)|core/|node_modules/zod/)' },
    },
    {
      name: 'contract-knows-no-use-case',
      severity: 'error',
      from: { path: '^adapters/http/([^/]+/contract/|contract\\.ts$)', pathNot: proofs },
      to: { path: coreInsides },
    },
    {
      name: 'screens-speak-the-contract',
      comment:
        'Screens reach the server through its contract; only stories run the application in the browser.',
      severity: 'error',
      from: { path: '^ui/', pathNot: proofs },
      to: {
        path: '^(adapters|fixtures|scripts|e2e)/',
        pathNot: '^adapters/http/([^/]+/contract/|contract\\.ts$)',
      },
    },
    {
      name: 'stories-run-in-memory',
      severity: 'error',
      from: { path: ['^\\.storybook/', '\\.stories\\.tsx?$'] },
      to: {
        path: '^adapters/(persistence|composition|realtime|scheduler|cli|external)/|^adapters/http/(server|main)\\.ts$',
      },
    },
    {
      name: 'screens-use-rules-only',
      comment:
        'Formulas, lifecycles and links are shared; use cases, ports and transactions are the server’s.',
      severity: 'error',
      from: { path: '^ui/', pathNot: proofs },
      to: { path: coreInsides },
    },
    {
      name: 'screens-know-no-platform',
      severity: 'error',
      from: { path: '^ui/', pathNot: [...proofs, '^ui/build/', '^ui/[^/]+/brand/', '/vite\\.config\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'a-feature-never-imports-a-feature',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^ui/([^/]+)/(features|resources)/([^/]+)/' },
      to: { path: '^ui/[^/]+/(features|resources)/', pathNot: '^ui/$1/$2/$3/' },
    },
    {
      name: 'two-apps',
      comment: 'What both apps need lives in ui/shared.',
      severity: 'error',
      from: { path: '^ui/(admin|member-web|shared)/' },
      to: { path: '^ui/(admin|member-web)/', pathNot: '^ui/$1/' },
    },
    {
      name: 'only-composition-knows-the-container',
      severity: 'error',
      from: { pathNot: '^adapters/composition/' },
      to: { path: '^node_modules/inversify', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-http-knows-express',
      severity: 'error',
      // The benchmark of memory compares with an empty server of the same framework.
      from: { pathNot: '^adapters/http/|^bench/empty-server\\.ts$|\\.test\\.ts$' },
      to: { path: '^node_modules/express/' },
    },
    {
      name: 'routes-know-no-framework',
      comment: 'A route pairs a contract with a use case, in the server and in a story alike.',
      severity: 'error',
      from: { path: '^adapters/http/([^/]+/routes/|routes\\.ts$)', pathNot: proofs },
      to: {
        pathNot: '^(adapters/http/|adapters/ports/|core/)',
      },
    },
    {
      name: 'only-persistence-knows-sql',
      severity: 'error',
      from: {
        // Waiting for a notification needs a connection of its own.
        pathNot: [
          '^(adapters/(persistence|composition)|bench|e2e)/',
          '\\.db\\.test\\.ts$',
          '/postgres-bus\\.ts$',
        ],
      },
      to: { path: '^node_modules/(knex|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-ships-no-development-package',
      severity: 'error',
      from: { path: '^(core|adapters)/', pathNot: [...proofs, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment:
        'A port may name the types of its noun and the noun the port: types are gone when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static)/' },
    tsConfig: { fileName: 'ui/tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
