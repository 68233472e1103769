import {
  createBrowserRouter,
  generatePath,
  Navigate,
  type RouteObject,
  useParams,
} from 'react-router';
import { FEATURES } from './features.ts';
import { FailedPage } from './frame/failed-page.tsx';
import type { DashboardPage, Redirect } from './kit/feature.ts';
import { addTexts } from './kit/language/language.ts';
import { LoadingView } from './kit/parts/loading-view.tsx';
import { loadFeatureTexts } from './texts.ts';

/** Each page is loaded when it is first opened. */
function toRoute({ path, load }: DashboardPage): RouteObject {
  const lazy = { Component: load };
  if (path === '') return { index: true, lazy };
  if (typeof path === 'string') return { path, lazy };
  return { lazy, children: path.map((one) => ({ path: one })) };
}

/** The texts of the features are loaded at the same time as the page. */
const withTexts = ({ path, load }: DashboardPage): DashboardPage => ({
  path,
  load: async () => (await Promise.all([load(), addTexts(loadFeatureTexts)]))[0],
});

function Redirected({ to }: { to: string }) {
  return <Navigate replace to={generatePath(to, useParams())} />;
}

const redirectRoute = ({ from, to }: Redirect): RouteObject => ({
  path: from,
  element: <Redirected to={to} />,
});

const frame: DashboardPage = {
  path: '/dashboard',
  load: async () => (await import('./frame/frame.tsx')).Frame,
};
/** Every component in its states. It contains no data, so it needs no session. */
const showcase: DashboardPage = {
  path: '/components/*',
  load: async () => (await import('../showcase/showcase.tsx')).openShowcase(),
};
const notFound: DashboardPage = {
  path: '*',
  load: async () => (await import('./frame/not-found-page.tsx')).NotFoundPage,
};

const of = <Key extends 'startPages' | 'openPages' | 'pages'>(key: Key) =>
  FEATURES.flatMap((feature) => feature[key] ?? []);

/** Every address of the dashboard, from the manifests of the features. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: FailedPage,
    HydrateFallback: LoadingView,
    children: [
      ...of('startPages').map(toRoute),
      ...of('openPages').map(withTexts).map(toRoute),
      toRoute(withTexts(showcase)),
      {
        ...toRoute(withTexts(frame)),
        children: [
          {
            ErrorBoundary: FailedPage,
            children: [
              ...of('pages').map(toRoute),
              ...FEATURES.flatMap(({ redirects = [] }) => redirects.map(redirectRoute)),
              toRoute(notFound),
            ],
          },
        ],
      } as RouteObject,
      toRoute(notFound),
    ],
  },
]);
