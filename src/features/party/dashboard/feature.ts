import type { AdministrationEntry, DashboardFeature } from '../../../dashboard/kit/feature.ts';
import { PARTY_PARTS, type PartyPart, partyPartPath } from '../parts.ts';

const entry = (
  part: PartyPart,
  { icon }: Pick<AdministrationEntry, 'icon'>,
): AdministrationEntry => ({
  to: partyPartPath(part),
  label: `partyForm:sections.${part}`,
  text: `partyForm:leads.${part}`,
  icon,
  right: 'site',
  subject: 'party',
  labels: PARTY_PARTS[part].fields.map((name) => `partyFields:${name}*`),
  leadsToFields: true,
});

export const party: DashboardFeature = {
  pages: [
    { path: 'admin/party', load: async () => (await import('./former-address.tsx')).FormerAddress },
    { path: 'admin/party/:part', load: async () => (await import('./page.tsx')).PartPage },
  ],
  administration: [
    entry('identity', { icon: 'flag' }),
    entry('look', { icon: 'palette' }),
    entry('contact', { icon: 'phone' }),
    entry('social', { icon: 'share' }),
    entry('about', { icon: 'book' }),
    entry('boards', { icon: 'sitemap' }),
    entry('membership', { icon: 'user-plus' }),
    entry('donation', { icon: 'heart' }),
    entry('measurement', { icon: 'chart-bar' }),
  ],
};
