/** Tests, stories and their helpers may reach further than the code that ships. */
const proofs = ['\\.test\\.tsx?$', '\\.stories\\.tsx?$'];

/** Files of the core that decide and touch nothing; screens may use these, and only these. */
const coreInsides = [
  '^core/[^/]+/[^/]+/use-cases/',
  '^core/[^/]+/[^/]+/(module|ports|reactions|archive|hooks)\\.ts$',
  '^core/(application|modules|reactions)\\.ts$',
  '^core/kernel/(transaction|ports)\\.ts$',
];

/** From the ground up; those after `coaching` are still to come. */
const areas = [
  'access',
  'platform',
  'people',
  'money',
  'body',
  'coaching',
  'learning',
  'community',
  'content',
  'sites',
  'assistant',
  'member-lifecycle',
];
/** Folders of an adapter that every area uses. */
const groundOfAdapters = 'engine|protection|coordination|operations|embedded';
/** Folders of an adapter that are composed of areas, as a file of all staff lists is. */
const composedOfAreas = ['staff-files', 'pages', 'live'];
const adaptersWithAreas = '^adapters/(http|persistence|memory|cli)';
/** A contract is what clients are promised: the socket, too, speaks by the one that browsers load. */
const socketContract = '^adapters/http/live/contract/realtime\\.ts$';

/** What starts an app, keeps its line and its sign-in open, and carries files: it serves all screens and is none. */
const plumbingOfScreens = [
  '^ui/member-web/app/(Root|browser)\\.tsx$',
  '^ui/member-web/app/query-client\\.ts$',
  '^ui/member-web/app/layout/(Admission\\.tsx|use-live\\.ts)$',
  '^ui/member-web/app/uploads/(upload-(medium|in-parts)|story-uploads)\\.tsx?$',
  '^ui/member-web/app/push/push-server\\.ts$',
  '^ui/admin/app/(App|layout/Layout)\\.tsx$',
  '^ui/admin/app/parts/use-record\\.ts$',
];

const above = (index) => [...areas.slice(index + 1), ...composedOfAreas].join('|');

/** One rule for each area: imports, also those of types alone, go down. The core's own order is held by `scripts/core-order.mjs`. */
const adaptersGoDown = areas.map((area, index) => ({
  name: `adapters-go-down-${area}`,
  comment: 'The folders of an adapter stand in the order of the areas.',
  severity: 'error',
  from: { path: `${adaptersWithAreas}/${area}/`, pathNot: proofs },
  to: { path: `^adapters/$1/(${above(index)})/` },
}));

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
      name: 'adapters-meet-in-ports-and-composition',
      severity: 'error',
      from: {
        path: '^adapters/([^/]+)/',
        pathNot: [...proofs, '/testing/', '^adapters/(ports|composition)/'],
      },
      to: {
        path: '^adapters/',
        pathNot: ['^adapters/$1/', '^adapters/(ports|composition)/', socketContract],
      },
    },
    {
      name: 'ports-know-no-adapter',
      severity: 'error',
      from: { path: '^adapters/ports/', pathNot: proofs },
      to: { path: '^adapters/', pathNot: ['^adapters/ports/', socketContract] },
    },
    ...adaptersGoDown,
    {
      name: 'adapters-go-down-engine',
      comment: 'What every area uses knows none of them.',
      severity: 'error',
      from: { path: `${adaptersWithAreas}/(${groundOfAdapters})/`, pathNot: proofs },
      to: { path: `^adapters/$1/(${[...areas, ...composedOfAreas].join('|')})/` },
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
      from: { path: '^ui/', pathNot: [...proofs, '^ui/build/', '/vite\\.config\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'areas-of-screens-do-not-meet',
      comment: 'Pages of the app compose areas; what two areas need lives in its parts, or in ui/shared.',
      severity: 'error',
      from: { path: `^ui/(member-web|admin)/(${areas.join('|')})/` },
      to: { path: `^ui/$1/(${areas.join('|')})/`, pathNot: '^ui/$1/$2/' },
    },
    {
      name: 'data-knows-no-component',
      comment: 'Queries, mutations and the state of a form are read by any screen, and draw nothing.',
      severity: 'error',
      from: { path: ['^ui/.+/data/[^/]+\\.ts$', '^ui/.+/(data|use-[^/]+)\\.ts$'] },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'screens-ask-through-data',
      comment: 'A screen speaks to the server through the data.ts beside it, or through app/data.',
      severity: 'error',
      from: {
        path: '^ui/(member-web|admin)/',
        pathNot: [...proofs, '/data\\.ts$', '^ui/member-web/app/data/', ...plumbingOfScreens],
      },
      to: {
        // A button of the console calls its one action itself; the member web keeps steps with their queries.
        path: ['^node_modules/@tanstack/react-query/', '^ui/member-web/app/client\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
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
        pathNot: ['^(adapters/(persistence|composition)|bench|e2e)/', '\\.db\\.test\\.ts$'],
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
      // The build copies such a file as it is, and answers its address.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
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
