import * as z from 'zod/mini';
import { Loss } from '../schema.ts';

/* What was lost is told until its reader closes it, also after the page was loaded again. */

const keyOf = (id: string) => `word.lost:${id}`;
const Kept = z.array(Loss);

/** A browser that blocks its storage shows the list only where it was made. */
export function keepLost(id: string, lost: Loss[]): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(lost));
  } catch {
    // The list is no part of the content.
  }
}

export function readLost(id: string): Loss[] {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

export function forgetLost(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // It was not kept.
  }
}
