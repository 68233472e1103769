/** An import the house does not want, by the names of both ends. */
export interface Rule {
  name: string;
  from: RegExp;
  /** `$1` stands for the first group that `from` found. */
  to: RegExp | string;
  except?: RegExp | string;
  unless?: (found: { from: string; to: string }) => boolean;
}

/** Something that must not be loaded from an entry over any number of files. */
export interface Reach {
  name: string;
  from: RegExp;
  to: RegExp;
}

export const test = /\.test\.tsx?$|^tests\//;

/** A foreign key names the other feature's table, from one description of tables to another. */
const isTables = (path: string) => path.endsWith('/tables.server.ts');

/** Written as patterns, so that a new feature is covered the day it is made. */
export const rules: Rule[] = [
  {
    name: 'ui and platform know no feature and no assembly',
    from: /^src\/(?:ui|platform)\//,
    to: /^(?:server\.ts|src\/(?:features|site|dashboard)\/|src\/[^/]+\.server\.tsx?$)/,
  },
  {
    name: 'another feature is used through its operations, schema or policy',
    from: /^src\/features\/([^/]+)\//,
    to: /^src\/features\//,
    except: '^src/features/(?:$1/|[^/]+/(?:operations\\.server|schema|policy)\\.ts$)',
    unless: ({ from, to }) => isTables(from) && isTables(to),
  },
  {
    name: 'a feature does not know what assembles the features',
    from: /^src\/features\//,
    to: /^(?:server\.ts|src\/[^/]+\.server\.tsx?$)/,
  },
  {
    name: 'the public site and the dashboard do not mix',
    from: /^src\/(?:site|pages\.server|features\/[^/]+\/site)\b/,
    to: /^src\/(?:dashboard|features\/[^/]+\/dashboard)\//,
  },
  {
    name: 'the product does not need its tests and tools',
    from: /^(?:src|database|server\.ts)/,
    to: /^(?:tests|scripts|bench)\/|\.test\.tsx?$/,
  },
];

export const reaches: Reach[] = [
  {
    name: 'server code and Node stay off the browser',
    from: /^src\/(?:site\/site\.ts|dashboard\/main\.tsx)$/,
    to: /\.server(?:\.tsx?)?$|^node:/,
  },
  {
    name: 'Mantine stays off the public pages',
    from: /^src\/(?:pages\.server\.tsx?|site\/.*|features\/[^/]+\/site\/.*)$/,
    to: /^@mantine\//,
  },
];
