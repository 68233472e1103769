import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { PAGE_WORDS } from './page-words.ts';
import { loadAbout, loadContact, loadDonate } from './site/load.server.ts';

export const partyPages: PageRoute[] = [
  {
    path: '/hakkimizda',
    name: 'party:pages.about',
    icon: 'flag',
    search: PAGE_WORDS.about,
    isAlwaysListed: true,
    load: loadAbout,
  },
  {
    path: '/iletisim',
    name: 'party:pages.contact',
    icon: 'phone',
    search: PAGE_WORDS.contact,
    load: loadContact,
  },
  { path: '/contact', load: async () => ({ movedTo: '/iletisim' }) },
  {
    path: '/bagis',
    name: 'party:pages.donate',
    icon: 'heart',
    search: PAGE_WORDS.donate,
    load: loadDonate,
  },
];
