import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';

/** A letter as it leaves. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What a letter is made from, never a secret: its `locale`, `at` which moment it happened, ids. */
export type LetterValues = Record<string, string>;

/** What is kept until a letter leaves. */
export interface LetterOrder {
  kind: string;
  values: LetterValues;
}

/** A letter before it is on paper. */
export interface LetterDraft {
  user: { email: string; name: string; surname: string; username: string };
  /** Where it goes instead of to the user's address. */
  to?: string | undefined;
  /** The namespace in which the texts of its kind stand: what a body holds, by name. */
  texts: string;
  /** What is put into them, besides `date` and `time`. */
  values?: Record<string, string>;
  /** Where its action leads. */
  href?: string | undefined;
}

/** Says what is in a letter at the moment it leaves; null when it is no longer wanted. */
export type LetterMaker = (op: Operation, values: LetterValues) => Promise<LetterDraft | null>;

export interface PostOffice {
  /** Takes an order within a transaction: the letter leaves after the commit, or not at all. */
  post(tx: Queryable, order: LetterOrder): Promise<void>;
}
