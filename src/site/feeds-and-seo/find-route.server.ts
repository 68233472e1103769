import { PAGES } from '../../pages.server.ts';
import type { PageRoute } from '../kit/page-route.server.ts';

export interface FoundRoute {
  route: PageRoute;
  params: Record<string, string>;
}

const byPath = new Map(PAGES.map((route) => [route.path, route]));
const withParameters = PAGES.filter(({ path }) => path.includes(':')).map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
}));

/** The page at a Turkish path, found by the same rules as in the router. Null if there is none. */
export function findRoute(path: string): FoundRoute | null {
  const plain = byPath.get(path);
  if (plain && !path.includes(':')) return { route: plain, params: {} };
  for (const { route, names, pattern } of withParameters) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = names.map((name, index) => [name, match[index + 1] ?? '']);
    return { route, params: Object.fromEntries(params) };
  }
  return null;
}
