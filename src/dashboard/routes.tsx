import { createBrowserRouter, Navigate, useParams } from 'react-router';
import { FailedPage } from './frame/failed-page.tsx';
import { LoadingView } from './parts/loading-view.tsx';

function ToContent() {
  const { contentId = '' } = useParams();
  return <Navigate replace to={`/dashboard/blog/${encodeURIComponent(contentId)}`} />;
}

const notFound = {
  path: '*',
  lazy: { Component: async () => (await import('./frame/not-found-page.tsx')).NotFoundPage },
};

/** Every address of the dashboard on one screen; each page is fetched when it is first opened. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: FailedPage,
    HydrateFallback: LoadingView,
    children: [
      {
        path: '/auth/login',
        lazy: {
          Component: async () =>
            (await import('../features/auth/dashboard/sign-in-page.tsx')).SignInPage,
        },
      },
      {
        path: '/dashboard',
        lazy: { Component: async () => (await import('./frame/frame.tsx')).Frame },
        children: [
          {
            ErrorBoundary: FailedPage,
            children: [
              {
                index: true,
                lazy: {
                  Component: async () =>
                    (await import('./overview/overview-page.tsx')).OverviewPage,
                },
              },
              {
                path: 'blog',
                lazy: {
                  Component: async () =>
                    (await import('../features/content/dashboard/list/list-page.tsx')).ListPage,
                },
              },
              { path: 'blog/:contentId/details', Component: ToContent },
              {
                path: 'blog/:contentId',
                lazy: {
                  Component: async () =>
                    (await import('../features/content/dashboard/details/details-page.tsx'))
                      .DetailsPage,
                },
              },
              {
                // One page over both addresses: a new piece keeps its editor when it gets its own.
                lazy: {
                  Component: async () =>
                    (await import('../features/content/dashboard/editor/editor-page.tsx'))
                      .EditorPage,
                },
                children: [{ path: 'blog/add' }, { path: 'blog/:contentId/edit' }],
              },
              notFound,
            ],
          },
        ],
      },
      notFound,
    ],
  },
]);
