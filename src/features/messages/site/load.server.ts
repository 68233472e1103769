import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { getParty } from '../../party/operations.server.ts';
import { withParty } from '../../party/schema.ts';
import { receivedPage } from './received-page.tsx';
import { writePage } from './write-page.tsx';

export async function loadWrite({ db, scope, form }: PageRequest): Promise<Page> {
  // A topic is sent under its Turkish title, which is the same in every language.
  const { topics } = await getParty(db);
  return writePage(
    withParty(scope),
    form,
    topics.map(({ title }) => title),
  );
}

export const loadReceived = async ({ scope }: PageRequest): Promise<Page> =>
  receivedPage(withParty(scope));
