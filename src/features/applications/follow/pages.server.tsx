import type { PageRoute } from '../../../site/kit/page-route.server.ts';
import { TOKEN_PATTERN } from '../links.server.ts';
import { CODE_PATTERN } from '../submit/code.server.ts';
import { dataRequestForm, denyForm, withdrawForm } from './action-forms.server.ts';
import { askForm } from './ask-form.server.ts';
import { completionForm } from './completion-form.server.ts';
import { enterForm } from './enter-form.server.ts';
import {
  COMPLETION_PATH,
  DENIAL_PATH,
  FOLLOW_PATH,
  PRIVACY_PATH,
  STATUS_PATH,
  TOKEN_PARAMETER,
  WITHDRAWAL_PATH,
} from './paths.ts';
import { CompletionFields } from './site/completion-fields.tsx';
import { DataRequestFields } from './site/data-request-fields.tsx';
import { loadAction, loadAsk, loadEnter } from './site/load.server.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const link = { [TOKEN_PARAMETER]: TOKEN_PATTERN, sonuc: /^tamam$/ };

/** With a query they are rendered for each request, so they are limited like forms. */
const costOf: NonNullable<PageRoute['costOf']> = (query) =>
  Object.keys(query).length > 0 ? 'form' : null;

export const followPages: PageRoute[] = [
  {
    path: FOLLOW_PATH,
    name: 'applicationFollow:ask.title',
    query: { kod: CODE_PATTERN },
    ...{ costOf, form: askForm, load: loadAsk },
  },
  { path: STATUS_PATH, query: { istek: UUID }, costOf, form: enterForm, load: loadEnter },
  {
    path: DENIAL_PATH,
    ...{ query: link, costOf, form: denyForm, load: loadAction('denial', DENIAL_PATH) },
  },
  {
    path: WITHDRAWAL_PATH,
    ...{ query: link, costOf, form: withdrawForm, load: loadAction('withdrawal', WITHDRAWAL_PATH) },
  },
  {
    path: COMPLETION_PATH,
    ...{ query: link, costOf, form: completionForm },
    load: loadAction('completion', COMPLETION_PATH, ({ scope, form }, application) => (
      <CompletionFields scope={scope} form={form} application={application} />
    )),
  },
  {
    path: PRIVACY_PATH,
    query: { ...link, sonuc: /^[A-Z]-\w{4}-\w{4}$/ },
    ...{ costOf, form: dataRequestForm },
    load: loadAction('privacy', PRIVACY_PATH, ({ scope, form }) => (
      <DataRequestFields scope={scope} form={form} />
    )),
  },
];
