import type pg from 'pg';
import { type Listening, listen } from './listen.server.ts';

export const CHANNEL = 'ufuk_changed';

export type Notices = Listening;

/**
 * Calls `onTags` with the tags that another process invalidated. After a notice that cannot be parsed
 * `onGap` runs, since it may have named any tag.
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
