import { createHash } from 'node:crypto';
import { chown, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDurably, writeFlushed } from '../../write-durably.server.ts';
import type { Binaries } from './binaries.server.ts';
import type { Cluster } from './cluster.server.ts';
import { runProgram } from './run-program.server.ts';
import { singleUserArguments } from './settings.server.ts';

/** Whether every connection requires this password. */
export async function isPasswordRequired(folder: string, password: string): Promise<boolean> {
  return (await readFile(rulesFile(folder), 'utf8').catch(() => null)) === rulesFor(password);
}

/**
 * Sets the password of the role `ufuk` in a cluster whose server does not run, and then requires it
 * for every connection. Used for a new cluster, for one of an earlier Ufuk that trusted every local
 * connection, and after the file with the password was lost. The rules are written last: after an
 * interruption the next start repeats everything. The superuser gets no password, so no client can
 * connect as it.
 */
export async function requirePassword(
  cluster: Cluster,
  binaries: Binaries,
  password: string,
): Promise<void> {
  if (await isPasswordRequired(cluster.folder, password)) return;
  // One statement a line. In single-user mode no other client can connect.
  const statements = [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ufuk') THEN CREATE ROLE ufuk; END IF; END $$`,
    // It may create databases, to restore a backup beside the old one, and nothing more.
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
  const { account } = cluster;
  await fillDurably(rulesFile(cluster.folder), async (temporary) => {
    await writeFlushed(temporary, rulesFor(password), 0o600);
    if (account) await chown(temporary, account.uid, account.gid);
  });
}

const rulesFile = (folder: string) => join(folder, 'pg_hba.conf');

/** The digest shows whether the password in the file is still the one that the cluster has. */
function rulesFor(password: string): string {
  const digest = createHash('sha256').update(password).digest('hex');
  return `# Written by Ufuk at its start, which also sets the password.
# SHA-256 of the password: ${digest}
local all all scram-sha-256
`;
}
