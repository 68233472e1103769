import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const party: DashboardFeature = {
  pages: [{ path: 'admin/party', load: async () => (await import('./page.tsx')).PartyPage }],
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
