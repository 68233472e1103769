import { sql } from 'drizzle-orm';
import { contents } from '../features/content/tables.server.ts';
import { documents } from '../features/documents/tables.server.ts';
import { installation } from '../features/installation/tables.server.ts';
import { media } from '../features/media/tables.server.ts';
import { meetings } from '../features/meetings/tables.server.ts';
import { menuItems } from '../features/menu/tables.server.ts';
import { hasParty } from '../features/party/operations.server.ts';
import type { Party } from '../features/party/schema.ts';
import { people } from '../features/people/tables.server.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Database, Queryable } from '../platform/database/client.server.ts';
import { hasDemo } from '../platform/demo/demo-records.server.ts';
import type { Issuer } from '../platform/issuer.ts';
import { operationOf } from '../platform/services.server.ts';
import type { App } from './app.server.ts';

export interface DemoOptions {
  /** Values of the party from the settings of the installation. */
  known: Partial<Party>;
  print: (sentence: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Loads the demo party if the database is empty; existing data is not changed. `db` is the connection
 * that holds the start lock. A load that is stopped or fails leaves no data.
 */
export async function loadDemoParty(app: App, db: Database, options: DemoOptions): Promise<void> {
  const { known, print, signal } = options;
  if (await hasParty(db)) return;
  if (await hasContent(db)) {
    print('The demo party is not loaded: the database is not empty.');
    return;
  }
  const { loadDemo } = await import('../../database/demo/load-demo.ts');
  const { recordedStore, removeUnfinished } = await import('../../database/demo/recorded-store.ts');
  const op = operationOf(app.services, SYSTEM);
  const { store } = app.services;
  let reported = 0;
  print('Loading the demo party: texts and pictures.');
  const report = (done: number) => {
    if (done < 1 && done - reported < 0.2) return;
    reported = done;
    print(`Loading the demo party: ${Math.round(done * 100)} %`);
  };
  try {
    const options = { known, kinds: app.services.demoRecords, report };
    await loadDemo({ ...op, db }, await recordedStore(db, store), options, signal);
  } finally {
    // Also after a failure. An upload with a committed row stays.
    await removeUnfinished(db, store).catch(() => {});
  }
  app.forgetAll();
}

/** Removes the files of a demo load that was killed; its rows were never committed. */
export async function clearUnfinishedDemo(app: App, db: Queryable): Promise<void> {
  const { removeUnfinished } = await import('../../database/demo/recorded-store.ts');
  await removeUnfinished(db, app.services.store);
}

/**
 * At the first start of a release that knows it: a demo that an earlier release has loaded is registered,
 * so that it can be removed.
 */
export async function registerOldDemo(app: App, db: Database): Promise<void> {
  const noted = await db.select({ only: installation.only }).from(installation);
  if (noted.length > 0) return;
  const isOld = (await hasParty(db)) && !(await hasDemo(db));
  await db.transaction(async (tx) => {
    await tx.insert(installation).values({});
    if (!isOld) return;
    const { recogniseDemo } = await import('../../database/demo/recognise-demo.ts');
    await recogniseDemo(tx, app.services.demoRecords);
  });
}

async function hasContent(db: Queryable): Promise<boolean> {
  const tables = [contents, media, people, menuItems, documents, meetings];
  const rows = tables.map((table) => sql`select from ${table}`);
  const found = await db.execute(sql`select where exists (${sql.join(rows, sql` union all `)})`);
  return found.rows.length > 0;
}

/**
 * The message of the first start to the operator. A password from ADMIN_PASSWORD is not shown: the
 * output of a start is often stored in a log. With an outside provider nobody enters a password here.
 */
export function firstSignIn(
  { email, password }: { email: string; password: string | null },
  url: string,
  issuer: Issuer,
): string {
  if (issuer.kind === 'oidc') return firstAtProvider(issuer, url);
  return password === null
    ? `First sign-in: ${email} with the password from ADMIN_PASSWORD at ${url}/auth/login`
    : `First sign-in, shown only this once: ${email} / ${password} at ${url}/auth/login`;
}

function firstAtProvider(
  { url: provider, roleClaim, roles }: Extract<Issuer, { kind: 'oidc' }>,
  url: string,
): string {
  const admins = Object.keys(roles).filter((value) => roles[value] === 'admin');
  const who =
    admins.length > 0
      ? `who has ${admins.map((value) => `"${value}"`).join(' or ')} in the claim "${roleClaim}" is an admin`
      : 'OIDC_ROLES gives nobody the role admin';
  return `First sign-in: open ${url}/dashboard and sign in at ${provider}; ${who}.`;
}
