import { createHash } from 'node:crypto';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.server.ts';
import type { Cluster } from './cluster.server.ts';
import { runProgram } from './run-program.server.ts';
import { singleUserArguments } from './settings.server.ts';

/** Whether everybody who connects has to give this password. */
export async function asksForPassword(folder: string, password: string): Promise<boolean> {
  return (await readFile(rulesFile(folder), 'utf8').catch(() => null)) === rulesFor(password);
}

/**
 * Sets the password of the role `ufuk` in a cluster whose server does not run, and then asks every
 * connection for it. Used for a new cluster, for one of an earlier Ufuk that trusted every local
 * connection, and when the file with the password was lost. The rules are written last: when this is
 * cut short, the next start does it again. The superuser gets no password, so nobody connects as it.
 */
export async function requirePassword(
  cluster: Cluster,
  binaries: Binaries,
  password: string,
): Promise<void> {
  if (await asksForPassword(cluster.folder, password)) return;
  // One statement a line. In single-user mode nobody else can connect.
  const statements = [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ufuk') THEN CREATE ROLE ufuk; END IF; END $$`,
    // It may make databases, for restoring a backup beside the old one, and nothing more.
    `ALTER ROLE ufuk LOGIN CREATEDB PASSWORD '${password}'`,
    'ALTER ROLE postgres PASSWORD NULL',
  ];
  await runProgram(
    binaries,
    binaries.postgres,
    singleUserArguments(cluster.folder),
    cluster.account,
    `${statements.join('\n')}\n`,
  );
  await replace(rulesFile(cluster.folder), rulesFor(password), cluster);
}

const rulesFile = (folder: string) => join(folder, 'pg_hba.conf');

/** The digest tells a password that was made anew from the one that the cluster knows. */
function rulesFor(password: string): string {
  const digest = createHash('sha256').update(password).digest('hex');
  return `# Written by Ufuk at its start, which also sets the password.
# SHA-256 of the password: ${digest}
local all all scram-sha-256
`;
}

/** Written whole or not at all. Of two that write at the same moment, both write the same. */
async function replace(path: string, text: string, { account }: Cluster): Promise<void> {
  const made = `${path}.${process.pid}`;
  try {
    await writeFile(made, text, { mode: 0o600, flush: true });
    if (account) await chown(made, account.uid, account.gid);
    await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
}
