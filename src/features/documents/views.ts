import type { Article, DocumentKind } from './schema.ts';

/** A version in the list of versions. */
export interface VersionView {
  number: number;
  /** Noon of the day in Istanbul, so that every formatter shows the same day. */
  adoptedOn: Date;
  note: string;
  bytes: number;
  pages: number;
  /** The path of the PDF. */
  pdf: string;
  /** SHA-256 of the PDF, in hexadecimal. */
  checksum: string;
}

/** The version that a page shows. */
export interface ShownVersion extends VersionView {
  bodyHtml: string;
  /** If its text is still that of an earlier version: the number of that version. */
  textOf: number | null;
  articles: Article[];
  createdAt: Date;
  cover: { mediaId: string; width: number; height: number; widths: number[] } | null;
}

export interface DocumentView {
  kind: DocumentKind;
  title: string;
  summary: string;
  /** The version in force. */
  present: VersionView;
  shown: ShownVersion;
  /** All versions, the newest first. */
  versions: VersionView[];
}
