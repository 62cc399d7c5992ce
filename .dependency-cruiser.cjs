'use strict'
/** The import table of docs/decisions/0001: who may import whom. Folders are named from the root. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })
const npm = (names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`
/** Tests, and suites of tests, may reach for fakes and libraries of their own. */
const test = '(?:\\.(?:test|properties)\\.tsx?|Suite\\.ts)$'
/**
 * The floors of the core: a subject imports those that stand before it here, never one behind it, so that its folders form no circle.
 * A new subject gets a place in this list.
 */
const floors = [
  'store',
  'ports',
  'failures',
  'errors',
  'notifications',
  'locale',
  'money',
  'pricing',
  'validation',
  'rug',
  'delivery',
  'routing',
  'consent',
  'catalogue',
  'config',
  'analytics',
  'account',
  'contact',
  'cart',
  'checkout',
  'orders',
  'company',
  'aftersale',
  'wishlist',
  'sharing',
  'customer',
  'modules',
  'seo',
]
/** The floors of the backend, in the same way. */
const backendFloors = [
  'contract',
  'pricing',
  'database',
  'store',
  'retention',
  'records',
  'ports',
  'mails',
  'customers',
  'mollie',
  'answers',
  'company',
  'vatNumbers',
  'account',
  'pictures',
  'reviews',
  'options',
  'catalogue',
  'stock',
  'addressSearch',
  'prices',
  'search',
  'cart',
  'sessions',
  'invoices',
  'checkout',
  'bank',
  'orders',
  'companyAccount',
  'tickets',
  'wishlist',
  'sharing',
  'withdrawals',
  'privacy',
  'contact',
  'productRequests',
  'server',
  'seeding',
  'shopRecords',
  'preview',
  'demo',
  'testing',
  'examples',
  'vendure',
]
/** The floors of the framework and of the features, in the same way: a folder imports those before it. */
const frameworkFloors = ['errors', 'hydration', 'router', 'server', 'panels', 'notifications']
const featureFloors = [
  'shop',
  'seo',
  'prices',
  'delivery',
  'breadcrumbs',
  'header-parts',
  'language',
  'rug',
  'product-options',
  'product-card',
  'forms',
  'account-frame',
  'consent',
  'contact',
  'sharing',
  'search',
  'cart',
  'checkout',
  'orders',
  'company',
  'tickets',
  'account',
  'compare',
  'wishlist',
  'navigation',
  'catalogue',
  'product',
  'content',
  'home',
  'error',
]
/** Below `house` a folder imports what stands before it in the list, and has a place in the list. */
const stairs = (name, house, list) => [
  ...list.map((floor, index) => ({
    name,
    severity: 'error',
    comment: `${house}${floor} stands before what it imports here; see the floors at the top of this file.`,
    from: { path: `^${house}${floor}/`, pathNot: test },
    to: { path: `^${house}(?!(?:${list.slice(0, index + 1).join('|')})/)` },
  })),
  never(name, `^${house}`, `^${house}(?!(?:${list.join('|')})/)[^/]+/`, 'Name it in the floors at the top of this file.'),
]
/** The files of a subject that do something in time or speak to the outside: its port, its store, its use-cases. All others are rules. */
const program = '(?:create[A-Z]|sendCartRequest\\.|lazy\\.|[A-Z]\\w+Ports?\\.|\\w+Store\\.|checkoutCopy\\.|index\\.)'
/** What is internal to the core. */
const inside = '^core/(?!(?:[a-z]+/|)index\\.ts$|testing/)'
const outside = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: {
    pathNot: [
      ...allowed,
      '^(?:node:)?(?:async_hooks|fs|path|url|crypto|zlib|https?|tls|util|sqlite|child_process|timers|stream|os|net|worker_threads|cluster)(?:/|$)',
    ],
  },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Files that import each other belong together or apart; types and lazily loaded files count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^ui/app/reactRefresh.js|^backend/vendure/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'the-core-loads-nothing-by-itself',
      severity: 'error',
      comment: 'What is loaded when it is first used is for the composition to say: core/shopModules.ts.',
      from: { path: '^core/', pathNot: test },
      to: { dependencyTypes: ['dynamic-import'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'A rule of the core knows values only (failures and persisted schemas are some): no port, no store, no program.',
      from: { path: `^core/(?!ports/|testing/|store/)[^/]+/(?!${program})`, pathNot: test },
      to: {
        pathNot: [
          `^core/(?!ports/|testing/|store/)[^/]+/(?!${program})`,
          '^core/(?:result|ports/failures|store/persistedSchema)\\.ts$',
          npm(['effect', 'schema-dts']),
        ],
      },
    },
    ...floors.map((floor, index) => ({
      name: 'folders-of-the-core-form-no-circle',
      severity: 'error',
      comment: `core/${floor} stands before what it imports here; see the floors at the top of this file.`,
      from: { path: `^core/${floor}/`, pathNot: test },
      to: { path: `^core/(?!(?:${floors.slice(0, index + 1).join('|')}|testing)/)[^/]+/` },
    })),
    never(
      'every-folder-of-the-core-has-its-floor',
      '^core/',
      `^core/(?!(?:${floors.join('|')}|testing)/)[^/]+/`,
      'Name it in the floors above.',
    ),
    never(
      'the-core-reads-no-cookie',
      '^core/(?!testing/|index\\.ts$)',
      '^core/ports/CookiesPort\\.ts$',
      'What is kept in cookies comes through a port of its subject; adapters/cookies knows names and formats.',
    ),
    never(
      'entries-are-for-others',
      '^core/',
      '^core/(?:[a-z]+/|)index\\.ts$',
      'Inside the core a file names the file of the idea that it needs.',
    ),
    outside(
      'core-stands-alone',
      '^core/',
      ['^core/', npm(['effect', 'fast-check', 'vitest', 'schema-dts'])],
      'The core compiles without any platform; schema-dts is types.',
    ),
    outside('contracts-import-nothing', '^contracts/', ['^contracts/'], 'The contract is the ground.'),
    outside(
      'backend-is-an-oracle',
      '^backend/(?!vendure/)',
      [
        '^backend/',
        '^contracts/generated/',
        npm(['ajv', 'hono', '@hono', 'nodemailer', 'pdfkit', 'pg', '@types/pg', '@prometheus-io/client', 'valibot', 'sharp']),
      ],
      'The backend shares no rule with the core, and knows no mock of itself.',
    ),
    outside(
      'mock-server-stands-on-the-backend',
      '^mock-server/',
      ['^mock-server/', '^backend/', '^contracts/generated/', npm(['hono', '@hono', 'valibot'])],
      'The mock server is the backend with controls; it has no rule of a shop.',
    ),
    never(
      'backend-knows-no-mock',
      '^backend/',
      '^(?:mock-server|core|adapters|ui)/',
      'Not even its tests: what they stage, they hand to the backend.',
    ),
    // Its packages are under the GPL, and nobody has to install them.
    never(
      'nobody-needs-the-back-office',
      '^(?!backend/vendure/)',
      `^backend/vendure/|^(?:@vendure|@nestjs|typeorm)|${npm(['@vendure', '@nestjs', 'typeorm'])}`,
      'It stands beside the backend.',
    ),
    never(
      'the-backend-knows-no-demo',
      '^backend/(?!demo/|testing/|vendure/|createDemoBackend\\.|main\\.|.*\\.(?:test|properties)\\.ts$)',
      '^backend/(?:demo|testing)/',
      'A backend opens with any shop and any pictures; createDemoBackend.ts puts the demo in.',
    ),
    never('the-demo-knows-records-only', '^backend/demo/', '^backend/(?!demo/|records/)', 'The demo shop is data.'),
    // testing/ puts a whole backend together and may import all of it.
    ...stairs('folders-of-the-backend-form-no-circle', 'backend/', backendFloors).filter(
      ({ from }) => from.path !== '^backend/testing/' && from.path !== '^backend/vendure/',
    ),
    never(
      'nobody-imports-the-picture-generator',
      '^(?!picture-generator/)',
      '^picture-generator/',
      'It draws for the demo shop, which keeps what it drew.',
    ),
    never(
      'adapters-know-the-core-by-its-surface',
      '^adapters/',
      inside,
      'Only the entries of the core are public: core/index.ts and the index.ts of each subject.',
    ),
    never('adapters-do-not-know-the-ui', '^adapters/', '^(?:ui|backend|mock-server|tests)/', 'Adapters are driven, they drive nothing.'),
    never(
      'failures-are-compared-by-tag',
      '^ui/(?!.*\\.test\\.)',
      '^core/failures/',
      'The classes are for whoever fails; whoever looks at a failure needs its type and compares its tag.',
    ),
    never('one-container', '^(?!adapters/composition/)', npm(['tsyringe']), 'Only the composition knows the container.'),
    never('one-i18n-runtime', '^(?!ui/messages/)', npm(['i18next']), 'Others call `useMessages`.'),
    {
      name: 'adapters-do-not-know-each-other',
      severity: 'error',
      from: { path: '^adapters/(?!composition/)([^/]+)/', pathNot: test },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    never('kit-knows-no-shop', '^ui/kit/', '^(?:core|adapters|backend|mock-server|ui/(?!kit/))/', 'The design system is shop-free.'),
    never('kit-knows-no-libraries-of-the-shop', '^ui/kit/', npm(['i18next', 'react-i18next', '@tanstack', 'wouter', 'effect']), ''),
    {
      name: 'framework-knows-no-shop',
      severity: 'error',
      comment: 'What a shop is comes to the framework as options and as registered types.',
      from: { path: '^ui/framework/', pathNot: test },
      to: {
        path: `^(?:adapters|backend|mock-server|ui/(?!framework/|kit/)|core/(?!(?:routing|locale)/index\\.ts$))|${npm(['i18next', '@tanstack', 'react-hook-form', 'effect', 'tsyringe'])}`,
      },
    },
    ...stairs('folders-of-the-framework-form-no-circle', 'ui/framework/', frameworkFloors),
    {
      name: 'features-know-neither-adapters-nor-app',
      severity: 'error',
      comment: 'The app registers features and hands them what they need.',
      from: { path: '^ui/features/', pathNot: test },
      to: {
        path: `^(?:adapters|backend|mock-server|ui/(?!features/|framework/|kit/|messages/))|${inside}|${npm(['effect', 'tsyringe', 'i18next', 'wouter'])}`,
      },
    },
    ...stairs('features-form-no-circle', 'ui/features/', featureFloors),
    {
      name: 'features-meet-at-their-entries',
      severity: 'error',
      comment: 'Another feature is known by its index.ts, and its form actions by index.server.ts; this holds for styles too.',
      from: { path: '^ui/features/([^/]+)/', pathNot: test },
      to: { path: '^ui/features/', pathNot: ['^ui/features/$1/', '^ui/features/[^/]+/index\\.(?:server\\.)?ts$'] },
    },
    never(
      'messages-know-no-feature',
      '^ui/messages/',
      `^(?:adapters|backend|mock-server|ui/(?!messages/))|${inside}`,
      'Messages are data of the whole shop.',
    ),
    {
      name: 'app-knows-features-by-entries-and-rows',
      severity: 'error',
      comment: 'The app imports what a feature exports from its index, and registers pages by their modules.',
      from: { path: '^ui/app/', pathNot: test },
      to: {
        path: '^ui/features/',
        pathNot: ['^ui/features/[^/]+/index\\.(?:server\\.)?ts$', '^ui/features/[^/]+/(?:page|\\w+\\.page)\\.ts$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    never('ui-composes-through-the-composition', '^ui/(?!lite/)', '^adapters/(?!composition/)', ''),
    {
      name: 'lite-stands-alone',
      severity: 'error',
      comment: 'The second front end is wired by hand: core, host, device, and the looks of the house.',
      from: { path: '^ui/lite/', pathNot: test },
      to: {
        pathNot: ['^ui/lite/', '^core/(?:[a-z]+/|)index\\.ts$', '^adapters/(?!composition/)', '^ui/kit/styles/', npm(['effect'])],
      },
    },
    never('nobody-stands-on-lite', '^(?!ui/lite/|tests/)', '^ui/lite/', 'It is a front end, not a library.'),
    never(
      'examples-know-packages-only',
      '^examples/',
      `^(?:ui|backend|mock-server|contracts|tests|tools)/|^adapters/(?!index\\.(?:server\\.|browser\\.|)ts$)|${inside}|^core/testing/(?!index\\.ts$)`,
      'As somebody else would write them.',
    ),
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: `^(?:tests|tools/torture|tools/pictures)/|^tools/pictures\\.ts|${test}` },
      to: { path: `^tests/|${test}` },
    },
    {
      name: 'fakes-stay-in-tests',
      severity: 'error',
      from: { pathNot: `^(?:tests|core/testing)/|${test}` },
      to: { path: '^core/testing/(?!index\\.ts$)|^adapters/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|core/dist|backend/vendure/dashboard/(?:dist|node_modules)|\\.tsb|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['thuishaven-source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
}
