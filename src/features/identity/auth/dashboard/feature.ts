import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';
import { issuer } from './issuer.ts';

export const auth: DashboardFeature = {
  startPages: [
    {
      path: '/auth/login',
      load: async () =>
        issuer === 'oidc'
          ? (await import('./provider-page.tsx')).ProviderPage
          : (await import('./sign-in-page.tsx')).SignInPage,
    },
    { path: '/auth/arrived', load: async () => (await import('./arrived-page.tsx')).ArrivedPage },
  ],
};
