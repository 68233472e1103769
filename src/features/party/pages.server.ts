import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { loadAbout, loadContact, loadDonate, loadJoin, loadWrite } from './site/load.server.ts';

export const partyPages: PageRoute[] = [
  { path: '/hakkimizda', isAlwaysListed: true, load: loadAbout },
  { path: '/iletisim', load: loadContact },
  { path: '/contact', load: async () => ({ movedTo: '/iletisim' }) },
  { path: '/bize-ulasin', load: loadWrite },
  { path: '/bagis', load: loadDonate },
  { path: '/uye-olun', load: loadJoin },
];
