import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { CURRENT_LEGAL_TEXTS } from '../../legal-texts/operations.server.ts';
import { getParty } from '../../party/operations.server.ts';
import { withParty } from '../../party/schema.ts';
import { receivedPage } from './received-page.tsx';
import { writePage } from './write-page.tsx';

export async function loadWrite({ db, read, scope, form }: PageRequest): Promise<Page> {
  // A topic is sent under its Turkish title, which is the same in every language.
  const { topics } = await getParty(db);
  const notice = await read(CURRENT_LEGAL_TEXTS).get('contactNotice', scope);
  const titles = topics.map(({ title }) => title);
  return writePage(withParty(scope), { form, topics: titles, notice });
}

export const loadReceived = async ({ scope }: PageRequest): Promise<Page> =>
  receivedPage(withParty(scope));
