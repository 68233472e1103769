import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { makeFolder } from './data-folder.ts';

const NAME = '9999_later';

/**
 * A copy of the built product with one more migration, whose statements these are. The result is the
 * shell command that starts it.
 */
export async function makeLaterRelease(statements: string[]): Promise<string> {
  const folder = await makeFolder('later-release');
  for (const part of ['server', 'programs', 'client', 'files'])
    await cp(join(PROJECT_DIR, 'dist', part), join(folder, 'dist', part), { recursive: true });
  await cp(join(PROJECT_DIR, 'package.json'), join(folder, 'package.json'));
  await symlink(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
  const migrations = join(folder, 'dist/files/database/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NAME });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(join(migrations, `${NAME}.sql`), statements.join('\n--> statement-breakpoint\n'));
  return `exec '${process.execPath}' '${join(folder, 'dist/server/server.js')}'`;
}
