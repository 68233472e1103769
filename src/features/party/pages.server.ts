import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { loadAbout, loadContact, loadDonate } from './site/load.server.ts';

export const partyPages: PageRoute[] = [
  {
    path: '/hakkimizda',
    name: 'party:pages.about',
    icon: 'flag',
    isAlwaysListed: true,
    load: loadAbout,
  },
  { path: '/iletisim', name: 'party:pages.contact', icon: 'phone', load: loadContact },
  { path: '/contact', load: async () => ({ movedTo: '/iletisim' }) },
  { path: '/bagis', name: 'party:pages.donate', icon: 'heart', load: loadDonate },
];
