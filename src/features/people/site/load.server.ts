import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { isId, isSlug } from '../../../platform/slug.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../site/kit/page-route.server.ts';
import { withParty } from '../../party/schema.ts';
import { WRITINGS } from '../operations.server.ts';
import { findPathById, readBoard, readChair, readPerson } from '../published.server.ts';
import type { ListedBoard } from '../schema.ts';
import { boardPage } from './board-page.tsx';
import { noChairPage } from './no-chair-page.tsx';
import { personPage } from './person-page.tsx';

export function loadBoard(board: ListedBoard) {
  return async (request: PageRequest): Promise<Page> => {
    const scope = withParty(request.scope);
    const people = await readBoard(request.db, board);
    const first = people.find((person) => person.boards.includes('chair')) ?? null;
    // The chair leads the presidency, and is one of the members of the executive board.
    const chair = board === 'presidency' ? first : null;
    const others = people.filter((person) => person !== first);
    const members = first && !chair ? [first, ...others] : others;
    const textHtml = renderMarkdown(scope.party.boards[board].text).html;
    return boardPage(scope, { board, chair, members, textHtml });
  };
}

export async function loadChair({ db, read, scope }: PageRequest): Promise<Page> {
  const chair = await readChair(db, read(WRITINGS));
  return chair ? personPage(scope, chair) : noChairPage(scope);
}

/** A person by slug; an id is redirected to the current address. */
export async function loadPerson({
  db,
  read,
  scope,
  params,
}: PageRequest): Promise<Page | Moved | null> {
  const segment = params.slug ?? '';
  const person = isSlug(segment) ? await readPerson(db, read(WRITINGS), segment) : null;
  if (person) return personPage(scope, person);
  const movedTo = isId(segment) ? await findPathById(db, segment) : null;
  return movedTo ? { movedTo } : null;
}
