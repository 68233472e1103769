import type { RouteObject } from 'react-router';
import type { DashboardPage } from './kit/feature.ts';

/** Each page is loaded when it is first opened. */
export function toRoute({ path, load }: DashboardPage): RouteObject {
  const lazy = { Component: load };
  if (path === '') return { index: true, lazy };
  if (typeof path === 'string') return { path, lazy };
  return { lazy, children: path.map((one) => ({ path: one })) };
}

export const notFound: DashboardPage = {
  path: '*',
  load: async () => (await import('./frame/not-found-page.tsx')).NotFoundPage,
};
