/** The rules of the house, by pattern, so that a new feature is covered the day it is made. */
const assembly = '^(server\\.ts|src/app/)';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'traces-load-their-library-only-when-they-are-on',
      severity: 'error',
      from: {
        pathNot: '^(src/platform/tracing/(open-tracer|otlp-[a-z]+)\\.server\\.ts$|node_modules)',
      },
      to: { path: '@opentelemetry/' },
    },
    {
      name: 'the-tracer-is-loaded-dynamically',
      severity: 'error',
      from: {},
      to: { path: '^src/platform/tracing/open-tracer\\.server\\.ts$', dynamic: false },
    },
    {
      name: 'ui-and-platform-know-no-feature',
      severity: 'error',
      from: { path: '^src/(ui|platform)/' },
      to: { path: ['^src/(features|site|dashboard)/', assembly] },
    },
    {
      name: 'features-share-only-their-front',
      comment:
        'contract, operations, schema and policy; tables, which joins and foreign keys name; and the parts of screens and pages that are for others. All of search is for others; of content, the files that are named',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot:
          '^src/features/(manifest\\.server\\.ts$|$1/|search/[^/]+$|([^/]+|identity/[^/]+)/(contract|operations\\.server|schema|policy|tables\\.server|views|dashboard/shared(-text)?|site/shared)\\.tsx?$|content/((save|row|changes|texts|published/(lists|programs))\\.server|rules)\\.ts$)',
      },
    },
    {
      name: 'features-do-not-know-what-assembles-them',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: assembly },
    },
    {
      name: 'only-the-list-of-features-imports-manifests',
      severity: 'error',
      from: { pathNot: '^src/(app/features\\.server|dashboard/(open-)?features)\\.ts$' },
      to: { path: '^src/features/([^/]+/feature\\.server|.+/dashboard/feature)\\.ts$' },
    },
    {
      name: 'the-dashboard-kit-knows-platform-and-ui-alone',
      severity: 'error',
      from: { path: '^src/dashboard/kit/' },
      to: { path: '^src/', pathNot: '^src/(dashboard/kit|platform|ui)/' },
    },
    {
      name: 'features-know-the-dashboard-kit-alone',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/dashboard/', pathNot: '^src/dashboard/kit/' },
    },
    {
      name: 'features-know-only-the-kit-of-the-site',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/site/', pathNot: '^src/site/kit/' },
    },
    {
      name: 'kit-of-the-site-knows-no-feature',
      severity: 'error',
      from: { path: '^src/site/kit/' },
      to: { path: ['^src/(features|dashboard)/', '^src/site/(?!kit/)', assembly] },
    },
    {
      name: 'site-and-dashboard-do-not-mix',
      severity: 'error',
      from: { path: '^src/(site|features/.+/site)' },
      to: { path: '^src/(dashboard|features/.+/dashboard)/' },
    },
    {
      name: 'nothing-knows-the-showcase',
      comment: 'only its route, which loads it when it is opened',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(showcase/|dashboard/routes\\.tsx$)' },
      to: { path: '^src/showcase/' },
    },
    {
      name: 'no-mantine-on-public-pages',
      severity: 'error',
      from: { path: '^src/(site/|features/.+/site/)' },
      to: { path: '@mantine/', reachable: true },
    },
    {
      name: 'no-server-code-in-browsers',
      severity: 'error',
      from: { path: '^src/(site/site\\.ts|dashboard/main\\.tsx)$' },
      to: {
        path: ['\\.server\\.tsx?$', '^(node:)?(fs|path|crypto|http|net|os|zlib|stream)(/|$)'],
        reachable: true,
      },
    },
    {
      name: 'product-needs-no-tests-or-tools',
      severity: 'error',
      from: { path: '^(src|database|server\\.ts)', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(tests|scripts|bench)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/client)' },
    },
  ],
  options: {
    // The TypeScript 7 package has no parser to lend. This one reads imports of types, too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
