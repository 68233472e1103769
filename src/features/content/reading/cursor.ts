import * as z from 'zod/mini';
import { Invalid } from '../../../platform/errors.ts';

/** The last content of a page: its publication in ms and its id; or how many hits a search has passed. */
const Position = z.union([
  z.tuple([z.int().check(z.gte(0), z.lte(8.64e15)), z.uuid()]),
  z.int().check(z.gte(1)),
]);
export type Position = z.infer<typeof Position>;

export const toCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws Invalid for a text that {@link toCursor} did not make */
export function readCursor(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Invalid({ cursor: { rule: 'wrongFormat' } });
  }
}
