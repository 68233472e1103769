import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/platform/database/client.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';

/** One upload: a folder named by its id. Only such folders are recorded and removed. */
const UPLOAD = /^(?:media|documents)\/([0-9a-f-]{36})\//;

/** Folder of the list. Each database has its own, since several may share one store. */
async function listFolder(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select md5(s.system_identifier || '/' || d.oid) as name
        from pg_control_system() s, pg_database d where d.datname = current_database()`,
  );
  return `unfinished-demo/${rows[0]?.name}/`;
}

/**
 * The store for a demo load. It records each upload before it is written, so that
 * {@link removeUnfinished} can remove exactly these uploads when the load did not finish.
 */
export async function recordedStore(db: Queryable, store: Store): Promise<Store> {
  const key = `${await listFolder(db)}uploads.txt`;
  const recorded = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  const record = (upload: string) => {
    const known = recorded.get(upload);
    if (known) return known;
    recorded.set(upload, last);
    const list = Buffer.from([...recorded.keys()].join('\n'));
    last = last.then(() => store.write(key, list));
    recorded.set(upload, last);
    return last;
  };
  return {
    ...store,
    async write(name, bytes) {
      const upload = UPLOAD.exec(name)?.[0];
      if (upload) await record(upload);
      await store.write(name, bytes);
    },
  };
}

/** Removes the files of a demo load that did not finish. Call it under the start lock. */
export async function removeUnfinished(db: Queryable, store: Store): Promise<void> {
  const folder = await listFolder(db);
  const list = await store.read(`${folder}uploads.txt`);
  if (!list) return;
  for (const line of (await text(list.stream)).split('\n')) {
    const [upload, id] = UPLOAD.exec(line) ?? [];
    // Rows exist only after the commit: an upload with a row belongs to a load that finished.
    if (upload && id && !(await hasRow(db, upload, id))) await store.removeAll(upload);
  }
  await store.removeAll(folder);
}

async function hasRow(db: Queryable, upload: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from media where id = ${id}
      union all select from document_versions where starts_with(file_key, ${upload})`,
  );
  return rows.length > 0;
}
