import type pg from 'pg';
import { type Listening, listen } from './listen.server.ts';

export const CHANNEL = 'ufuk_changed';

export type Notices = Listening;

/** Tells every process that shares the database which tags went stale. */
export const listenForChanges = (
  config: pg.ClientConfig,
  onTags: (tags: string[]) => void,
  onGap: () => void,
): Promise<Notices> =>
  listen(
    { ...config, password: config.password, application_name: 'ufuk notices' },
    CHANNEL,
    (payload) => onTags(JSON.parse(payload || '[]')),
    onGap,
  );
