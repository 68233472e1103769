import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { applyForm } from './form/apply-form.server.ts';
import { JOIN_WORDS } from './page-words.ts';
import { APPLY_PATH } from './site/apply-page.tsx';
import { loadApply, loadReceived } from './site/load.server.ts';
import { RECEIVED_PATH } from './site/received-page.tsx';
import { CODE_PATTERN } from './submit/code.server.ts';

export const applyPages: PageRoute[] = [
  {
    path: APPLY_PATH,
    name: 'party:pages.join',
    icon: 'person',
    search: JOIN_WORDS,
    form: applyForm,
    load: loadApply,
  },
  { path: RECEIVED_PATH, query: { kod: CODE_PATTERN }, load: loadReceived },
];
