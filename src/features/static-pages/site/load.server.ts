import { fillLines } from '../../../platform/mail/placeholders.ts';
import { renderBody } from '../../../platform/markup/render-body.server.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { readableNumber } from '../../../site/kit/parts/contact-links.ts';
import { BUILT_IN, type TextPage } from '../built-in/pages.ts';
import { NOTICES, readOwnText } from '../operations.server.ts';
import { textPage } from './text-page.tsx';

/** The party's own text, or the built-in one with the party's data. */
export function loadTextPage(page: TextPage) {
  return async ({ db, read, scope }: PageRequest): Promise<Page> => {
    const own = await readOwnText(db, page, scope.locale);
    const notices = page === 'privacy' ? read(NOTICES) : [];
    if (own) return textPage(scope, page, own, notices);
    const { title, body } = BUILT_IN[scope.locale][page];
    const { name: party, address, phone, email } = scope.party;
    const values = { party, address, phone: readableNumber(phone), email };
    const { html } = await renderBody(fillLines(body, values));
    return textPage(scope, page, { title, html, lang: undefined }, notices);
  };
}
