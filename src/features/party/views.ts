import type { QrCode } from '../../platform/qr.server.ts';
import type { Account } from './schema.ts';

/** Numbers that come from what is stored, never from a text. */
export interface Figures {
  /** On the boards. */
  people: number;
  /** Provinces they come from. */
  provinces: number;
  /** Published. */
  contents: number;
  documents: number;
}

/** A document that can be read. */
export interface DocumentLink {
  path: string;
  title: string;
}

/** The Markdown parts of each page, rendered. */
export interface AboutView {
  figures: Figures;
  documents: DocumentLink[];
  textHtml: string;
  organisationHtml: string;
}

export interface AccountView extends Account {
  /** Without spaces. */
  compact: string;
  /** Whether such a number can exist. */
  valid: boolean;
  code: QrCode;
}

export interface DonateView {
  accounts: AccountView[];
  receiptHtml: string;
  transparencyHtml: string;
}

export interface JoinView {
  afterwardsHtml: string;
  privacyHtml: string;
}
