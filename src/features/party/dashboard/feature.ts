import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const party: DashboardFeature = {
  pages: [
    { path: 'admin/party', load: async () => (await import('./page.tsx')).PartyPage },
    { path: 'admin/party/:part', load: async () => (await import('./former.tsx')).PartyPartPage },
  ],
  administration: [
    {
      to: '/dashboard/admin/party',
      label: 'partyForm:title',
      text: 'partyForm:administration',
      icon: 'flag',
      right: 'site',
    },
  ],
};
