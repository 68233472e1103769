import type { Database } from '../../../platform/database/client.server.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { KeptValue } from '../../../platform/kept-value.server.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import type { SitemapEntry } from '../../../site/kit/sitemap.server.ts';
import type { ChosenPages } from '../../own-pages/operations.server.ts';
import { withParty } from '../../party/schema.ts';
import { FROM_PEOPLE, PERSON, toMember } from '../published.server.ts';
import { type BoardTexts, textIn } from '../schema.ts';
import { boardPage } from '../site/board-page.tsx';
import { boardPath, wordsIn } from './schema.ts';

/** A board of the party's own that visitors see. */
interface Shown {
  id: string;
  slug: string;
  texts: BoardTexts;
}

/**
 * The boards of the party's own that visitors see, by address, in memory: an invented address must not
 * cost a query.
 */
const SHOWN_BOARDS = defineSource((db) => new KeptValue('people', () => readShown(db)));

async function readShown(db: Database): Promise<ReadonlyMap<string, Shown>> {
  const { rows } = await db.$client.query<Shown>({
    name: 'shown-boards',
    text: `select id, slug, texts from boards where key is null and is_shown
      order by texts->'tr'->>'name' collate tr_rules`,
  });
  return new Map(rows.map((row) => [row.slug, row]));
}

const MEMBERS = `select ${PERSON}, bm.office ${FROM_PEOPLE}
  join board_members bm on bm.person_id = p.id and bm.board_id = $1 order by bm.position`;

async function loadBoard({ db, read, scope }: PageRequest, slug: string): Promise<Page | null> {
  const board = (await read(SHOWN_BOARDS).get()).get(slug);
  if (!board) return null;
  const { rows } = await db.$client.query<Parameters<typeof toMember>[0]>({
    name: 'board-members',
    text: MEMBERS,
    values: [board.id],
  });
  const { texts } = board;
  const { locale } = scope;
  const text = textIn(wordsIn(texts, 'text'), locale);
  return boardPage(withParty(scope), {
    path: boardPath({ key: null, slug }),
    key: null,
    name: textIn(wordsIn(texts, 'name'), locale),
    lead: textIn(wordsIn(texts, 'lead'), locale),
    html: { ...text, text: renderMarkdown(text.text).html },
    languages: languagesOf(texts),
    chair: null,
    members: rows.map(toMember),
  });
}

const languagesOf = (texts: BoardTexts): Locale[] =>
  LOCALES.filter((locale) => texts[locale].name !== '');

/** The boards at addresses that the party chose. */
export const chosenBoards: ChosenPages = { load: loadBoard };

export async function listShownBoards(db: Database): Promise<SitemapEntry[]> {
  const shown = await readShown(db);
  return [...shown.values()].map(({ slug, texts }) => ({
    path: boardPath({ key: null, slug }),
    languages: languagesOf(texts),
  }));
}
