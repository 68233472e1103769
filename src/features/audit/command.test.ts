import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../../tests/harness/database-url.ts';
import { fieldKeysVariable } from '../../../tests/harness/keys.ts';
import { runCommand, runFromSources } from '../../../tests/harness/run-command.ts';
import { runOnDatabase } from '../../../tests/harness/run-on-database.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { headFile } from '../../platform/stored-head.server.ts';

const FIELD_KEYS = fieldKeysVariable(1);

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ufuk-audit-'));
  await test.addUser('yonetici', 'admin');
  for (let n = 0; n < 3; n++) await test.signIn('yonetici');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as in a terminal, while the product uses the database. */
function verify(
  args: string[] = [],
  env: Record<string, string> = { FIELD_KEYS },
  run = runCommand,
) {
  const DATABASE_URL = databaseUrl(test.database.config);
  return run('verify-audit', args, { DATABASE_URL, DATA_DIR: folder, ...env });
}

it('prints that the log is complete, and its head to store elsewhere', async () => {
  const { code, said } = await verify([], { FIELD_KEYS }, runFromSources);
  expect(said).toMatch(
    /^The audit log is whole: 3 events in an unbroken chain\. Head: 3:\w{64}\n$/,
  );
  expect(code).toBe(0);
});

it('finds that the newest events are missing, with a head from the log of the product', async () => {
  const { said } = await verify();
  const hash = /Head: 3:(\w{64})/.exec(said)?.[1];
  const log = join(folder, 'log');
  const lines = [{ msg: 'request' }, { msg: 'audit', seq: 3, hash }];
  await writeFile(log, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect((await verify(['--log', log])).code).toBe(0);
  await writeFile(log, `${JSON.stringify({ msg: 'audit', seq: 4, hash })}\n`);
  const cut = await verify(['--log', log]);
  expect(cut.said).toContain('TAMPERED WITH: event 4 is missing');
  expect(cut.code).toBe(1);
});

it('finds that the newest events are missing, with the file in the data folder', async () => {
  const { said } = await verify();
  const hash = /Head: 3:(\w{64})/.exec(said)?.[1];
  const file = headFile(folder, String(test.database.config.database));
  await writeFile(file, `3:${hash}\n`);
  expect((await verify()).said).toContain('and fits the 1 noted');
  await writeFile(file, `4:${hash}\n`);
  const cut = await verify();
  expect(cut.said).toContain('TAMPERED WITH: event 4 is missing');
  expect(cut.code).toBe(1);
  await rm(file);
});

it('ends with 2 when it cannot verify the log', async () => {
  for (const [args, env] of [
    [[], {}],
    [['--head', 'x'], { FIELD_KEYS }],
    [['--log', join(folder, 'nowhere')], { FIELD_KEYS }],
  ] as const) {
    const { code, said } = await verify([...args], env as Record<string, string>);
    expect(said).toMatch(/^The audit log could not be verified: .+\n$/);
    expect(code).toBe(2);
  }
});

it('ends with 1 and names the event that was changed', async () => {
  await runOnDatabase(
    String(test.database.config.database),
    `ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
     UPDATE audit_events SET actor_name = 'Başkası' WHERE seq = 2`,
  );
  const { code, said } = await verify();
  expect(said).toContain('TAMPERED WITH: event 2 is not what was written');
  expect(code).toBe(1);
});
