import type { Database } from '../../../platform/database/client.server.ts';
import { compactIban, groupedIban, isValidIban } from '../../../platform/iban.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { qrCode } from '../../../platform/qr.server.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { readOwnText } from '../../static-pages/operations.server.ts';
import { DOCUMENT_LINKS } from '../operations.server.ts';
import { type Account, withParty } from '../schema.ts';
import type { AccountView, Figures } from '../views.ts';
import { aboutPage } from './about-page.tsx';
import { contactPage } from './contact-page.tsx';
import { donatePage } from './donate-page.tsx';

/* Queries of public pages. They are named, so that PostgreSQL prepares each once per connection. */

const FIGURES = `
  select
    (select count(*)::int from people where boards <> '{}') as people,
    (select count(distinct province)::int from people where boards <> '{}' and province <> '')
      as provinces,
    (select count(*)::int from contents where state = 'published') as contents,
    (select count(*)::int from documents d where d.deleted_at is null
      and exists (select from document_versions v where v.document_id = d.id)) as documents`;

const html = (markdown: string): string => renderMarkdown(markdown).html;

export async function loadAbout({ db, read, scope }: PageRequest): Promise<Page> {
  const [figures, documents, own] = await Promise.all([
    readFigures(db),
    read(DOCUMENT_LINKS)(),
    readOwnText(db, 'about', scope.locale),
  ]);
  const { text, organisation } = withParty(scope).party.about;
  return aboutPage(withParty(scope), {
    figures,
    documents,
    textHtml: html(text),
    own,
    organisationHtml: html(organisation),
  });
}

export async function loadDonate({ db, scope }: PageRequest): Promise<Page> {
  const { accounts, receipt, transparency } = withParty(scope).party.donation;
  return donatePage(withParty(scope), {
    own: await readOwnText(db, 'donation', scope.locale),
    accounts: accounts.map(accountView),
    receiptHtml: html(receipt),
    transparencyHtml: html(transparency),
  });
}

/**
 * The QR code contains only the IBAN, because the national payment format needs data that only
 * banks have.
 */
export function accountView(account: Account): AccountView {
  const compact = compactIban(account.iban);
  return {
    ...account,
    iban: groupedIban(account.iban),
    compact,
    valid: isValidIban(compact),
    code: qrCode(compact),
  };
}

export const loadContact = async ({ scope }: PageRequest): Promise<Page> =>
  contactPage(withParty(scope));

async function readFigures(db: Database): Promise<Figures> {
  const { rows } = await db.$client.query<Figures>({ name: 'party-figures', text: FIGURES });
  return rows[0] as Figures;
}
