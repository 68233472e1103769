import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { CURRENT_LEGAL_TEXTS, LEGAL_TEXTS_TAG } from '../../legal-texts/operations.server.ts';
import { withParty } from '../../party/schema.ts';
import { applyPage } from './apply-page.tsx';
import { receivedPage } from './received-page.tsx';

const html = (markdown: string) => renderMarkdown(markdown).html;

export async function loadApply({ read, scope, form }: PageRequest): Promise<Page> {
  const { afterwards, privacy } = withParty(scope).party.membership;
  const texts = read(CURRENT_LEGAL_TEXTS);
  return applyPage(withParty(scope), form, {
    texts: {
      notice: await texts.get('notice', scope),
      consent: await texts.get('consent', scope),
      declaration: await texts.get('declaration', scope),
    },
    afterwardsHtml: html(afterwards),
    privacyHtml: html(privacy),
    tags: [LEGAL_TEXTS_TAG],
  });
}

export const loadReceived = async ({ scope, query }: PageRequest): Promise<Page> =>
  receivedPage(withParty(scope), query.kod ?? '');
