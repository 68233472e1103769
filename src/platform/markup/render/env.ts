import type { Token } from 'markdown-it';
import { isAllowedLink } from '../allowed-link.ts';
import { isOwnPicture } from '../own-picture.ts';

/** The stored sizes of a picture: pixels of the original, and the widths of its files. */
export interface PictureSizes {
  width: number;
  height: number;
  widths: number[];
}

/** The pictures that a text may show in several sizes, by id. */
export type Pictures = ReadonlyMap<string, PictureSizes>;

/** Which addresses a text may use. The tests of the grammar allow all. */
export interface Allowed {
  link: (address: string) => boolean;
  picture: (address: string) => boolean;
}

export const OF_THE_SITE: Allowed = { link: isAllowedLink, picture: isOwnPicture };
export const EVERYTHING: Allowed = { link: () => true, picture: () => true };

export interface Note {
  label: string;
  /** How often the text refers to it. */
  count: number;
}

/** What the rules of the parser share while they read one text. */
export interface MarkdownEnv {
  pictures: Pictures;
  footnotes?: {
    /** `:label` to the place in `list`; -1 for a note to which nothing refers yet. */
    refs?: Record<string, number>;
    /** In the order in which the text refers to them. */
    list?: Note[];
  };
  /** The definitions of links, by the label as markdown-it compares it. */
  references?: Record<string, { href: string; title: string }>;
  /** Marks of emphasis that a reader would see. */
  shownMarks?: { line: number; text: string }[];
  /** Notes to which nothing refers: they are not shown. */
  unusedNotes?: { label: string; tokens: Token[] }[];
}

/** The library types it as a value of any kind. */
export const envOf = (env: unknown): MarkdownEnv => env as MarkdownEnv;

/** The value of a token that `become` of `place-blocks` has made. */
export const metaOf = <Value>(token: { meta: unknown } | undefined): Value => token?.meta as Value;
