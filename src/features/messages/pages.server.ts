import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { WRITE_WORDS } from './page-words.ts';
import { loadReceived, loadWrite } from './site/load.server.ts';
import { contactForm } from './submit/form.server.ts';

export const messagePages: PageRoute[] = [
  {
    path: '/bize-ulasin',
    name: 'party:pages.write',
    icon: 'mail',
    search: WRITE_WORDS,
    form: contactForm,
    load: loadWrite,
  },
  { path: '/bize-ulasin/alindi', load: loadReceived },
];
