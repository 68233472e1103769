import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';

/** A letter as it leaves. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What is kept until a letter leaves: its kind and what it is made from, never a secret. */
export interface LetterOrder {
  kind: string;
  values: Record<string, string>;
}

/** Writes the letter of an order at the moment it leaves; null when it is no longer wanted. */
export type LetterMaker = (op: Operation, values: Record<string, string>) => Promise<Letter | null>;

export interface PostOffice {
  /** Takes an order within a transaction: the letter leaves after the commit, or not at all. */
  post(tx: Queryable, order: LetterOrder): Promise<void>;
}
