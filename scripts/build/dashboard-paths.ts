import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { DashboardFeature } from '../../src/dashboard/kit/feature.ts';
import type { ShowcasePage } from '../../src/showcase/pages.ts';

/** Beside the manifest of the build. */
const PATHS_FILE = '.vite/dashboard-paths.json';

/** Loads a module of the project by its path. */
type Load = (path: string) => Promise<Record<string, unknown>>;

/**
 * Every address of the application, with `:name` for its parameters: from the manifests of which its
 * router is made, so that the server answers any other address with 404.
 */
export async function dashboardPaths(load: Load): Promise<string[]> {
  const features = (await load('src/dashboard/features.ts')).FEATURES as DashboardFeature[];
  const { PAGES, addressOf } = (await load('src/showcase/pages.ts')) as {
    PAGES: ShowcasePage[];
    addressOf: (path: string) => string;
  };
  const inDashboard = features.flatMap(({ pages = [], redirects = [] }) => [
    ...pages.flatMap(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  return [
    ...inDashboard.map((path) => (path ? `/dashboard/${path}` : '/dashboard')),
    ...PAGES.map(({ path }) => addressOf(path)),
  ];
}

/** Writes the addresses for the server, which cannot load the manifests: their pages need a browser. */
export function writeDashboardPaths({ root }: { root: string }): Plugin {
  return {
    name: 'dashboard-paths',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const load: Load = (path) => import(pathToFileURL(join(root, path)).href);
      const source = JSON.stringify(await dashboardPaths(load));
      this.emitFile({ type: 'asset', fileName: PATHS_FILE, source });
    },
  };
}
