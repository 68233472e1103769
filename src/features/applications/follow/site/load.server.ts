import type { ReactNode } from 'react';
import type { Page } from '../../../../site/kit/page.ts';
import type { PageRequest } from '../../../../site/kit/page-route.server.ts';
import { isOpened, type LinkPurpose, tokenIn } from '../../links.server.ts';
import { TOKEN_PARAMETER } from '../paths.ts';
import { isDone, isPossible } from '../possible.ts';
import { readByLink } from '../read.server.ts';
import type { Followed } from '../views.ts';
import { actionPage, donePage } from './action-page.tsx';
import { askPage } from './ask-page.tsx';
import { enterPage, withoutRequestPage } from './enter-page.tsx';
import { openPage } from './open-page.tsx';
import { deadLinkPage } from './private-page.tsx';

/** A page with something in its query is for one person; without it, it is the same for all. */
const forOne =
  (load: (request: PageRequest) => Page | Promise<Page>) =>
  async (request: PageRequest): Promise<Page> => ({
    ...(await load(request)),
    isPrivate: Object.keys(request.query).length > 0,
  });

export const loadAsk = forOne(({ scope, form, query }) => askPage(scope, form, query.kod ?? ''));

export const loadEnter = forOne(({ scope, form, query }) => {
  const request = query.istek ?? form.values.request;
  return request ? enterPage(scope, form, request) : withoutRequestPage(scope);
});

/** The page behind a link. It changes nothing: programs open the links of e-mails too. */
export const loadAction = (
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
