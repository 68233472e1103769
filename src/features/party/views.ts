import type { QrCode } from '../../platform/qr.server.ts';
import type { OwnText } from '../static-pages/operations.server.ts';
import type { Account } from './schema.ts';

/** The numbers of the page, counted in the database. */
export interface Figures {
  /** Members of the boards. */
  people: number;
  /** Number of their provinces. */
  provinces: number;
  /** Published content. */
  contents: number;
  documents: number;
}

/** A link to a document. */
export interface DocumentLink {
  path: string;
  title: string;
}

/** The Markdown texts of each page, rendered. */
export interface AboutView {
  figures: Figures;
  documents: { links: DocumentLink[]; tags: string[] };
  textHtml: string;
  /** Stands in the place of `textHtml` and its heading. */
  own: OwnText | null;
  organisationHtml: string;
}

export interface AccountView extends Account {
  /** Without spaces. */
  compact: string;
  /** Whether the number is valid. */
  valid: boolean;
  code: QrCode;
}

export interface DonateView {
  /** Stands in the place of the short form of the law. */
  own: OwnText | null;
  accounts: AccountView[];
  receiptHtml: string;
  transparencyHtml: string;
}
