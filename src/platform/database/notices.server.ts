import type pg from 'pg';
import { type Listening, listen } from './listen.server.ts';

export const CHANNEL = 'ufuk_changed';

export type Notices = Listening;

/**
 * Tells every process that shares the database which tags went stale. After anything that cannot be
 * understood `onGap` runs, for it may have named any of them.
 */
export const listenForChanges = (
  config: pg.ClientConfig,
  onTags: (tags: string[]) => void,
  onGap: (why: unknown) => void,
): Promise<Notices> =>
  listen(
    { application_name: 'ufuk notices', ...config, password: config.password },
    CHANNEL,
    (payload) => {
      const tags = readTags(payload);
      if (tags) onTags(tags);
      else onGap(new Error('A notice of changes could not be read.'));
    },
    () => onGap(null),
  );

function readTags(payload: string): string[] | null {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}
