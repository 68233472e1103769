import { generatePath, Navigate, type RouteObject, useParams } from 'react-router';
import { FEATURES } from './features.ts';
import { FailedPage } from './frame/failed-page.tsx';
import { Frame } from './frame/frame.tsx';
import type { Redirect } from './kit/feature.ts';
import { notFound, toRoute } from './page-route.ts';

function Redirected({ to }: { to: string }) {
  return <Navigate replace to={generatePath(to, useParams())} />;
}

const redirectRoute = ({ from, to }: Redirect): RouteObject => ({
  path: from,
  element: <Redirected to={to} />,
});

/** The pages that require a sign-in, in their frame, from the manifests of the features. */
export const deskRoute: RouteObject = {
  // With an id, it is added once.
  id: 'dashboard',
  path: '/dashboard',
  Component: Frame,
  children: [
    {
      ErrorBoundary: FailedPage,
      children: [
        ...FEATURES.flatMap(({ pages = [] }) => pages.map(toRoute)),
        ...FEATURES.flatMap(({ redirects = [] }) => redirects.map(redirectRoute)),
        toRoute(notFound),
      ],
    },
  ],
};
