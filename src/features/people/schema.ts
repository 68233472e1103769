import * as z from 'zod/mini';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import { oneLine } from '../../platform/typed-text.ts';
import { Picture, type PrintFormat } from '../media/schema.ts';

export const BOARDS = ['chair', 'presidency', 'executive'] as const;
export type Board = (typeof BOARDS)[number];

/** The Turkish addresses of the boards that have a page. */
export const BOARD_PATHS = {
  presidency: '/baskanlik-divani',
  executive: '/merkez-yurutme-kurulu',
} as const;
export type ListedBoard = keyof typeof BOARD_PATHS;
export const LISTED_BOARDS = Object.keys(BOARD_PATHS) as [ListedBoard, ...ListedBoard[]];

export const CHAIR_PATH = '/genel-baskan';

/** A person's portrait for the press. */
export const portraitPath = (slug: string, format: PrintFormat) =>
  `/kisiler/${slug}/portre.${format}`;

/** A person's duty and quote in another language. */
const PersonWords = z.object({ duty: z.optional(z.string()), quote: z.optional(z.string()) });

export const Person = z.object({
  slug: z.string(),
  name: z.string(),
  duty: z.string(),
  province: z.string(),
  quote: z.string(),
  /** By language; missing texts are shown in Turkish. */
  translations: z.object({
    en: z.optional(PersonWords),
    de: z.optional(PersonWords),
    es: z.optional(PersonWords),
  }),
  boards: z.array(z.enum(BOARDS)),
  /**
   * The portrait as SVG in the colours of the visitor's theme; empty if the portrait is an uploaded
   * file.
   */
  inlineSvg: z.string(),
  portrait: z.nullable(Picture),
});
export type Person = z.infer<typeof Person>;

/** The path of a person's page. The chair's page has a fixed address. */
export const personPath = ({ slug, boards }: Pick<Person, 'slug' | 'boards'>): string =>
  boards.includes('chair') ? CHAIR_PATH : `/kisiler/${slug}`;

/** A person's duty or quote for a page, with its language if that is not the page's language. */
export function personWords(
  person: Pick<Person, 'duty' | 'quote' | 'translations'>,
  key: 'duty' | 'quote',
  locale: Locale,
): { text: string; lang?: Locale } {
  if (locale === DEFAULT_LOCALE) return { text: person[key] };
  const text = person.translations[locale]?.[key];
  return text ? { text } : { text: person[key], lang: DEFAULT_LOCALE };
}

/** Name, lead and text of a board in one language; `text` is Markdown. */
export interface BoardWords {
  name: string;
  lead: string;
  text: string;
}
/** Texts that are missing in a language are shown in Turkish. */
export type BoardTexts = Record<Locale, BoardWords>;
/** What a person is in a board, by language. */
export type OfficeWords = Record<Locale, string>;

/** Of what a person is in a board, in characters. */
export const OFFICE_LENGTH = 120;
const office = oneLine(OFFICE_LENGTH);
export const OfficeFields = z.strictObject({ tr: office, en: office, de: office, es: office });
export const NO_OFFICE: OfficeWords = { tr: '', en: '', de: '', es: '' };

/** Somebody who was chosen for a board, as staff see it. */
export const StaffMember = z.object({
  personId: z.uuid(),
  name: z.string(),
  duty: z.string(),
  portrait: z.nullable(Picture),
  office: z.object({ tr: z.string(), en: z.string(), de: z.string(), es: z.string() }),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** A text with its language, if that is not the language of the page. */
export interface ShownText {
  text: string;
  lang?: Locale | undefined;
}

/** The text in this language, or the Turkish one. */
export function textIn(texts: Record<Locale, string>, locale: Locale): ShownText {
  if (locale === DEFAULT_LOCALE || texts[locale]) return { text: texts[locale] };
  return { text: texts[DEFAULT_LOCALE], lang: DEFAULT_LOCALE };
}

export interface Member extends Person {
  /** What the person is in this board; empty: their duty is shown. */
  office?: OfficeWords | null;
}

/** What a member is in the board, or the person's duty. */
export const officeOf = (member: Member, locale: Locale): ShownText =>
  member.office?.tr ? textIn(member.office, locale) : personWords(member, 'duty', locale);

/** One board as its page shows it. */
export interface BoardView {
  path: string;
  /** The fixed board; null: one of the party's own. */
  key: ListedBoard | null;
  name: ShownText;
  lead: ShownText;
  /** The tasks of the board, rendered. */
  html: ShownText;
  /** Languages in which it has a name. */
  languages: Locale[];
  /** Leads the board, and stands before the others; null for most boards. */
  chair: Person | null;
  /** In the order of the board. */
  members: Member[];
}

export interface PersonView extends Person {
  id: string;
  /** Rendered and sanitised. */
  biographyHtml: string;
  /** The beginning of the biography without markup, for search engines. */
  description: string;
  timeline: { year: string; text: string }[];
  /** Boards of the party's own. */
  memberships: { slug: string; texts: BoardTexts; office: OfficeWords }[];
  /** The newest content by this author. */
  writings: WritingView[];
}

export interface WritingView {
  id: string;
  /** The list that contains the content: its Turkish path and the text key of its name. */
  list: { path: string; name: string };
  path: string;
  title: string;
  language: Locale;
  publishedAt: Date;
}
