import type { ReactNode } from 'react';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest, PageRoute } from '../../../site/kit/page-route.server.ts';
import { CODE_PATTERN } from '../form/submit.server.ts';
import { isOpened, type LinkPurpose, TOKEN_PATTERN, tokenIn } from '../links.server.ts';
import { readByLink } from './by-link.server.ts';
import {
  COMPLETION_PATH,
  DENIAL_PATH,
  FOLLOW_PATH,
  type Followed,
  isDone,
  isPossible,
  PRIVACY_PATH,
  STATUS_PATH,
  TOKEN_PARAMETER,
  WITHDRAWAL_PATH,
} from './followed.ts';
import {
  askForm,
  completionForm,
  dataRequestForm,
  denyForm,
  enterForm,
  withdrawForm,
} from './forms.server.ts';
import { CompletionFields, DataRequestFields } from './site/fields.tsx';
import {
  actionPage,
  askPage,
  deadLinkPage,
  donePage,
  enterPage,
  openPage,
  withoutRequestPage,
} from './site/pages.tsx';

/** A page with something in its query is for one person; without it, it is the same for all. */
const forOne =
  (load: (request: PageRequest) => Page | Promise<Page>) =>
  async (request: PageRequest): Promise<Page> => ({
    ...(await load(request)),
    isPrivate: Object.keys(request.query).length > 0,
  });

const loadAsk = forOne(({ scope, form, query }) => askPage(scope, form, query.kod ?? ''));

const loadEnter = forOne(({ scope, form, query }) => {
  const request = query.istek ?? form.values.request;
  return request ? enterPage(scope, form, request) : withoutRequestPage(scope);
});

/** The page behind a link. It changes nothing: programs open the links of e-mails too. */
const loadAction = (
  purpose: LinkPurpose,
  path: string,
  fieldsOf?: (request: PageRequest, application: Followed) => ReactNode,
) =>
  forOne(async (request) => {
    const { db, keys, scope, query, form } = request;
    const { sonuc } = query;
    if (sonuc) return donePage(scope, path, purpose, sonuc);
    const token = query[TOKEN_PARAMETER] ?? tokenIn(form.values.token ?? '');
    if (token === '' && isOpened(purpose)) return openPage(scope, form, path);
    const application = await readByLink({ db, keys, now: scope.now }, purpose, token);
    if (application && isDone(purpose, application)) return donePage(scope, path, purpose);
    if (!application || !isPossible(purpose, application)) return deadLinkPage(scope, path);
    const action = { path, words: purpose, token, application };
    return actionPage(scope, form, action, fieldsOf?.(request, application));
  });

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
    costOf,
    form: askForm,
    load: loadAsk,
  },
  { path: STATUS_PATH, query: { istek: UUID }, costOf, form: enterForm, load: loadEnter },
  {
    path: DENIAL_PATH,
    query: link,
    costOf,
    form: denyForm,
    load: loadAction('denial', DENIAL_PATH),
  },
  {
    path: WITHDRAWAL_PATH,
    query: link,
    costOf,
    form: withdrawForm,
    load: loadAction('withdrawal', WITHDRAWAL_PATH),
  },
  {
    path: COMPLETION_PATH,
    query: link,
    costOf,
    form: completionForm,
    load: loadAction('completion', COMPLETION_PATH, ({ scope, form }, application) => (
      <CompletionFields scope={scope} form={form} application={application} />
    )),
  },
  {
    path: PRIVACY_PATH,
    query: { ...link, sonuc: /^[A-Z]-\w{4}-\w{4}$/ },
    costOf,
    form: dataRequestForm,
    load: loadAction('privacy', PRIVACY_PATH, ({ scope, form }) => (
      <DataRequestFields scope={scope} form={form} />
    )),
  },
];
