import { createBrowserRouter, Navigate, useParams } from 'react-router';
import { issuer } from '../features/identity/auth/dashboard/issuer.ts';
import { FailedPage } from './frame/failed-page.tsx';
import { addTexts } from './kit/language/language.ts';
import { LoadingView } from './kit/parts/loading-view.tsx';
import { loadFeatureTexts } from './texts.ts';

function ToUser() {
  const { userId = '' } = useParams();
  return <Navigate replace to={`/dashboard/users/${encodeURIComponent(userId)}`} />;
}

function ToContent() {
  const { contentId = '' } = useParams();
  return <Navigate replace to={`/dashboard/blog/${encodeURIComponent(contentId)}`} />;
}

/** What is behind sign-in has words that sign-in does not wait for. */
async function withWords<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, addTexts(loadFeatureTexts)]);
  return loaded;
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
            issuer === 'oidc'
              ? (await import('../features/identity/auth/dashboard/provider-page.tsx')).ProviderPage
              : (await import('../features/identity/auth/dashboard/sign-in-page.tsx')).SignInPage,
        },
      },
      {
        path: '/auth/arrived',
        lazy: {
          Component: async () =>
            (await import('../features/identity/auth/dashboard/arrived-page.tsx')).ArrivedPage,
        },
      },
      {
        path: '/auth/forgot-password',
        lazy: {
          Component: async () =>
            (await withWords(import('../features/identity/passwords/dashboard/forgot-page.tsx')))
              .ForgotPage,
        },
      },
      {
        path: '/auth/set-password',
        lazy: {
          Component: async () =>
            (await withWords(import('../features/identity/passwords/dashboard/choose-page.tsx')))
              .ChoosePage,
        },
      },
      {
        path: '/auth/email',
        lazy: {
          Component: async () =>
            (await withWords(import('../features/identity/email-change/dashboard/email-page.tsx')))
              .EmailPage,
        },
      },
      {
        path: '/dashboard',
        lazy: { Component: async () => (await withWords(import('./frame/frame.tsx'))).Frame },
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
                path: 'account',
                lazy: {
                  Component: async () =>
                    (await import('../features/identity/account/dashboard/account-page.tsx'))
                      .AccountPage,
                },
              },
              {
                path: 'users',
                lazy: {
                  Component: async () =>
                    (await import('../features/identity/users/dashboard/list/list-page.tsx'))
                      .ListPage,
                },
              },
              { path: 'users/:userId/details', Component: ToUser },
              {
                path: 'users/:userId',
                lazy: {
                  Component: async () =>
                    (await import('../features/identity/users/dashboard/details/details-page.tsx'))
                      .DetailsPage,
                },
              },
              {
                lazy: {
                  Component: async () =>
                    (await import('../features/identity/users/dashboard/form/form-page.tsx'))
                      .FormPage,
                },
                children: [{ path: 'users/add' }, { path: 'users/:userId/edit' }],
              },
              {
                path: 'admin',
                lazy: { Component: async () => (await import('./admin/admin-page.tsx')).AdminPage },
              },
              {
                path: 'admin/audit',
                lazy: {
                  Component: async () =>
                    (await import('../features/audit/dashboard/audit-page.tsx')).AuditPage,
                },
              },
              {
                path: 'admin/two-step',
                lazy: {
                  Component: async () =>
                    (await import('../features/identity/two-step/dashboard/roles-page.tsx'))
                      .RolesPage,
                },
              },
              {
                path: 'admin/api',
                lazy: { Component: async () => (await import('./admin/api-page.tsx')).ApiPage },
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
