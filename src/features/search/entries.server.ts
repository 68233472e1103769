import type { Locale } from '../../platform/i18n/locales.ts';
import { ISTANBUL } from '../../platform/istanbul.ts';
import { plainText } from '../../platform/markup/plain-text.ts';
import {
  documentPath,
  FIXED_KEYS,
  type FixedDocument,
  type Translations,
  wordsOf,
} from '../documents/schema.ts';
import { type MeetingState, meetingPath } from '../meetings/schema.ts';
import { ownPagePath } from '../own-pages/schema.ts';
import { type Person, personPath, personWords } from '../people/schema.ts';
import type { PgQueryable } from './lexicon.server.ts';
import { beginningOf, type Marker } from './mark.server.ts';
import {
  allWords,
  isSpelled,
  type ParsedQuery,
  sideBySide,
  spelledBeginnings,
  wholeQuery,
} from './query.ts';
import type { Days } from './read-days.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type FoundEntry,
  type FoundGroup,
  type Marked,
} from './schema.ts';

/** How many results of each kind are shown among others, and how many if only they are searched. */
const SHOWN = 3;
const SHOWN_ALONE = 100;
/** Length of a text shown from its beginning, because it contains no hit. */
const BEGINNING = 160;

export type FoundEntries = Record<EntryKind, FoundGroup>;

/** Everything of a result that its words come from. */
const WRITTEN = "concat_ws(' ', e.title, e.body, p.duty, p.province)";

/** The number of results besides content. */
export async function countEntries(db: PgQueryable, search: ParsedQuery): Promise<number> {
  const { rows } = await db.query<{ n: number }>({
    name: 'search-entries-count',
    text: `select count(*)::int as n from search_passages e left join people p on p.id = e.person_id
      where words @@ $1::tsquery and ${isSpelled(WRITTEN, '$2')}`,
    values: [wholeQuery(search), spelledBeginnings(search)],
  });
  return rows[0]?.n ?? 0;
}

/** A meeting on one of these days is a hit too, whatever its words are. */
const ON_DAYS = `
    union
    select e.id, e.words, e.document_id, e.person_id, e.meeting_id, e.page_id, e.board_id, e.part, e.place,
      e.title, e.body, true as day
    from unnest($8::date[], $9::date[]) span (first, next)
    join meetings m on m.starts_at >= first::timestamp at time zone '${ISTANBUL}'
      and m.starts_at < next::timestamp at time zone '${ISTANBUL}'
    join search_passages e on e.meeting_id = m.id`;

/**
 * A page is found once, in the wanted language before others; so is the head of a document, whose
 * translations have the place -1. Those on the wanted day first, then hits in the title, then hits with
 * adjacent words; then the usual order of each kind.
 */
const entriesQuery = (days: string) => `
  with hit as materialized (
    select e.id, e.words, e.document_id, e.person_id, e.meeting_id, e.page_id, e.board_id, e.part, e.place,
      e.title, e.body, false as day
    from search_passages e where words @@ $1::tsquery${days}
  ), found as materialized (
    select e.id, case when e.document_id is not null then 'documents'
        when e.person_id is not null then 'people' when e.meeting_id is not null then 'meetings'
        else 'pages' end as kind,
      not e.words @@ $2::tsquery as below, not coalesce(e.words @@ $3::tsquery, true) as apart,
      e.document_id, e.person_id, e.meeting_id, e.page_id, e.board_id, e.place, e.day,
      row_number() over (partition by coalesce(e.page_id, e.board_id,
          case when e.part = '' or e.place < 0 then e.document_id end, e.id)
        order by coalesce(nullif(e.part, ''), 'tr') <> $7, not e.words @@ $2::tsquery, e.id) as language
    from hit e left join people p on p.id = e.person_id where ${isSpelled(WRITTEN, '$5')}
  ), listed as (
    select f.id, f.kind, f.below, f.day, (d.id is not null) as document, d.kind as fixed, d.slug as address,
      d.title as document_title, d.translations as document_words, p.slug as person, p.duty, p.translations,
      p.province, p.boards, m.slug as meeting, m.starts_at, m.state, m.province as town,
      m.place as hall, coalesce(o.slug, b.slug) as page, f.place < 0 as translated,
      count(*) over (partition by f.kind)::int as total,
      row_number() over (partition by f.kind order by not f.day, f.below, f.apart, m.starts_at desc,
        p.position, array_position($4::text[], d.kind), f.place, f.id)::int as number
    from found f left join documents d on d.id = f.document_id
      left join people p on p.id = f.person_id left join meetings m on m.id = f.meeting_id
      left join own_pages o on o.id = f.page_id left join boards b on b.id = f.board_id
    where f.language = 1
  )
  select listed.*, e.part, e.title, ${beginningOf('e.body')} as body
  from listed join search_passages e on e.id = listed.id
  where number <= $6::int order by listed.kind, number`;
const ENTRIES = entriesQuery('');
const ENTRIES_ON_DAYS = entriesQuery(ON_DAYS);

interface Row {
  kind: EntryKind;
  /** Whether it is on the wanted day. */
  day: boolean;
  /** Whether its title has not all words. */
  below: boolean;
  /** Whether it is a part of a document. */
  document: boolean;
  fixed: FixedDocument | null;
  address: string | null;
  document_title: string;
  document_words: Translations;
  part: string;
  /** Whether it is the head of a document in the language that `part` names. */
  translated: boolean;
  person: string | null;
  duty: string;
  translations: Person['translations'];
  province: string;
  boards: Person['boards'];
  meeting: string | null;
  starts_at: Date;
  state: MeetingState;
  town: string;
  hall: string;
  /** The address of a page or a board of the party's own. */
  page: string | null;
  total: number;
  title: string;
  body: string;
}

export interface EntriesRequest {
  locale: Locale;
  /** The only kind to list; null for all. */
  only: EntryKind | null;
  days: Days | null;
}

/**
 * The results in documents in force, people, meetings, pages and boards of the party's own, with marked
 * hits. A text that exists in several languages is shown in the language `locale`.
 */
export async function readEntries(
  db: PgQueryable,
  search: ParsedQuery,
  marking: Promise<Marker>,
  { locale, only, days }: EntriesRequest,
): Promise<FoundEntries> {
  const values = [
    ...[wholeQuery(search), allWords(search, 'T'), sideBySide(search), FIXED_KEYS],
    ...[spelledBeginnings(search), only ? SHOWN_ALONE : SHOWN, locale],
  ];
  const reading = db.query<Row>(
    days
      ? {
          name: 'search-entries-days',
          text: ENTRIES_ON_DAYS,
          values: [...values, days.from, days.until],
        }
      : { name: 'search-entries', text: ENTRIES, values },
  );
  const [{ rows }, marker] = await Promise.all([reading, marking]);
  const groups = Object.fromEntries(
    ENTRY_KINDS.map((kind): [EntryKind, FoundGroup] => [kind, { total: 0, items: [] }]),
  ) as FoundEntries;
  for (const row of rows) {
    if (only && row.kind !== only) continue;
    const group = groups[row.kind];
    group.total = row.total;
    group.items.push(toEntry(row, marker, locale));
  }
  return groups;
}

/** The passage with the most hits; without a hit, the beginning of the text. */
function passageOf(markdown: string, marker: Marker): Marked {
  const passage = marker.passage(markdown);
  if (passage.length > 0) return passage;
  const text = plainText(markdown.slice(0, BEGINNING * 2));
  if (!text) return [];
  const whole = text.length <= BEGINNING;
  const beginning = whole ? text : `${text.slice(0, BEGINNING).replace(/\s+\S*$/, '')} …`;
  return [{ text: beginning, hit: false }];
}

function toEntry(row: Row, marker: Marker, locale: Locale): FoundEntry {
  const { document, person, meeting, page } = row;
  const common = {
    title: marker.whole(row.title),
    passage: passageOf(row.body, marker),
    sure: row.day || !row.below,
  };
  if (page) return { ...common, kind: 'pages', path: ownPagePath(page) };
  if (document) {
    const { fixed, address: slug, document_title: title, document_words: translations } = row;
    const fragment = row.part && !row.translated ? `#${row.part}` : '';
    const lang = row.translated ? (row.part as Locale) : 'tr';
    const words = { title, summary: '', translations };
    return {
      ...common,
      kind: 'documents',
      path: documentPath({ fixed, slug }) + fragment,
      fixed,
      name: wordsOf(words, 'title', locale),
      ...(lang !== locale && { lang }),
    };
  }
  if (person) {
    const duty = personWords({ ...row, quote: '' }, 'duty', locale);
    return {
      ...common,
      kind: 'people',
      path: personPath({ slug: person, boards: row.boards }),
      // The index has only Turkish words, so a text in another language has no hit.
      duty: {
        ...duty,
        marked:
          duty.text === row.duty ? marker.whole(duty.text) : [{ text: duty.text, hit: false }],
      },
      province: marker.whole(row.province),
    };
  }
  return {
    ...common,
    kind: 'meetings',
    path: meetingPath({ slug: meeting ?? '' }),
    startsAt: row.starts_at,
    cancelled: row.state === 'cancelled',
    place: marker.whole([row.hall, row.town].filter(Boolean).join(', ')),
  };
}
