import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { isId, isSlug } from '../../platform/slug.ts';
import type { Page } from '../../site/kit/page.ts';
import type {
  Moved,
  PageRequest,
  PageRoute,
  PageSearch,
} from '../../site/kit/page-route.server.ts';
import { wordsLanguage } from '../../site/kit/party.ts';
import type { SingleSitemap, SitemapEntry, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import { findPrintFile, printHeaders, printTag } from '../media/operations.server.ts';
import { PRINT_FORMATS } from '../media/schema.ts';
import { withParty } from '../party/schema.ts';
import { listShownBoards } from './boards/published.server.ts';
import { WRITINGS } from './operations.server.ts';
import {
  findPathById,
  findPortrait,
  readBoard,
  readChair,
  readPerson,
} from './published.server.ts';
import {
  BOARD_PATHS,
  type Board,
  CHAIR_PATH,
  LISTED_BOARDS,
  type ListedBoard,
  personPath,
  portraitPath,
} from './schema.ts';
import { boardPage } from './site/board-page.tsx';
import { noChairPage } from './site/no-chair-page.tsx';
import { personPage } from './site/person-page.tsx';

/** What people call the pages of this feature when they search for them. */
const CHAIR_WORDS: PageSearch = {
  called: {
    tr: 'genel başkan, başkan, lider, parti lideri, özgeçmiş, başkanın özgeçmişi',
    en: 'chair, leader, party leader, chairperson, president',
    de: 'vorsitzende, vorsitzender, parteivorsitz, parteivorsitzende',
    es: 'presidencia, presidenta, presidente, líder',
  },
};

const BOARD_WORDS: Record<ListedBoard, PageSearch> = {
  presidency: {
    called: {
      tr: 'başkanlık divanı, divan, genel başkan yardımcıları, yöneticiler, yönetim, yönetim kadrosu, kurullar',
      en: 'presiding board, presidency, deputy chairs, leadership, management',
      de: 'präsidium, vorstand, stellvertretende vorsitzende, führung',
      es: 'junta directiva, directiva, vicepresidentes, dirección',
    },
  },
  executive: {
    called: {
      tr: 'merkez yürütme kurulu, myk, yürütme kurulu, kurul üyeleri',
      en: 'executive board, central executive board, executive committee',
      de: 'zentralvorstand, exekutivausschuss, geschäftsführender vorstand',
      es: 'comité ejecutivo, ejecutiva',
    },
  },
};

const PEOPLE = '/dashboard/admin/people';

export const peoplePages: PageRoute[] = [
  {
    path: CHAIR_PATH,
    name: 'people:pages.chair',
    icon: 'person',
    search: CHAIR_WORDS,
    load: loadChair,
  },
  ...LISTED_BOARDS.map(
    (board): PageRoute => ({
      path: BOARD_PATHS[board],
      name: `people:pages.${board}`,
      icon: 'people',
      search: BOARD_WORDS[board],
      load: loadBoard(board),
    }),
  ),
  { path: '/kisiler/:slug', load: loadPerson },
];

/** The chair's page and the boards, while nobody is in them. */
export const emptyBoards: SQL[] = [
  ...(['chair', ...LISTED_BOARDS] as const).map((board) =>
    emptyIf(
      { path: board === 'chair' ? CHAIR_PATH : BOARD_PATHS[board], fill: `${PEOPLE}/add` },
      sql`not exists (select from people where boards @> array[${board}])`,
    ),
  ),
  sql`select '/' || b.slug as path, '/dashboard/admin/boards/' || b.id as fill from boards b
    where b.key is null and b.is_shown and b.texts->'tr'->>'lead' = '' and b.texts->'tr'->>'text' = ''
      and not exists (select from board_members m where m.board_id = b.id)`,
];

/** The boards of the party's own and the pages of people, without the chair's page: that one has a fixed address. */
async function list({ db }: SitemapRequest): Promise<SitemapEntry[]> {
  const { rows } = await db.$client.query<{ slug: string; boards: Board[] }>(
    'select slug, boards from people order by slug',
  );
  const pages = rows
    .map(personPath)
    .filter((path) => path !== CHAIR_PATH)
    .map((path) => ({ path, languages: LOCALES }));
  return [...(await listShownBoards(db)), ...pages];
}

export const peopleSitemap: SingleSitemap = { name: 'people', tags: ['people'], list };

/** Serves the portraits of people for the press: its systems often read no other format. */
export function servePortraits(app: FastifyInstance, { db, store }: Services): void {
  for (const format of PRINT_FORMATS)
    app.get<{ Params: { slug: string } }>(portraitPath(':slug', format), async (request, reply) => {
      const { slug } = request.params;
      const portrait = isSlug(slug) ? await findPortrait(db, slug) : null;
      const file = portrait && (await findPrintFile(store, portrait, format));
      if (!file) return reply.callNotFound();
      return sendStored(request, reply, store, {
        ...file,
        tag: printTag(portrait.mediaId, format),
        headers: printHeaders(slug, format),
      });
    });
}

function loadBoard(board: ListedBoard) {
  return async (request: PageRequest): Promise<Page> => {
    const scope = withParty(request.scope);
    const people = await readBoard(request.db, board);
    const first = people.find((person) => person.boards.includes('chair')) ?? null;
    // The chair leads the presidency, and is one of the members of the executive board.
    const chair = board === 'presidency' ? first : null;
    const others = people.filter((person) => person !== first);
    const members = first && !chair ? [first, ...others] : others;
    const { lead, text } = scope.party.boards[board];
    const lang = wordsLanguage(scope, 'boards');
    return boardPage(scope, {
      path: BOARD_PATHS[board],
      key: board,
      name: { text: scope.pageLabel(BOARD_PATHS[board]) ?? '' },
      lead: { text: lead, lang },
      html: { text: renderMarkdown(text).html, lang },
      languages: [...LOCALES],
      chair,
      members,
    });
  };
}

async function loadChair({ db, read, scope }: PageRequest): Promise<Page> {
  const chair = await readChair(db, read(WRITINGS));
  return chair ? personPage(scope, chair) : noChairPage(scope);
}

/** A person by slug; an id is redirected to the current address. */
async function loadPerson({ db, read, scope, params }: PageRequest): Promise<Page | Moved | null> {
  const segment = params.slug ?? '';
  const person = isSlug(segment) ? await readPerson(db, read(WRITINGS), segment) : null;
  if (person) return personPage(scope, person);
  const movedTo = isId(segment) ? await findPathById(db, segment) : null;
  return movedTo ? { movedTo } : null;
}
