import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';
import { issuer } from './issuer.ts';

export const signIn: DashboardFeature = {
  startPages: [
    {
      path: '/auth/login',
      load: async () =>
        issuer === 'oidc'
          ? (await import('./provider-pages.tsx')).ProviderPage
          : (await import('./sign-in-page.tsx')).SignInPage,
    },
    { path: '/auth/arrived', load: async () => (await import('./provider-pages.tsx')).ArrivedPage },
  ],
  openPages: [
    {
      path: '/auth/forgot-password',
      load: async () => (await import('./forgot-page.tsx')).ForgotPage,
    },
    {
      path: '/auth/set-password',
      load: async () => (await import('./choose-page.tsx')).ChoosePage,
    },
    { path: '/auth/email', load: async () => (await import('./email-page.tsx')).EmailPage },
  ],
};
