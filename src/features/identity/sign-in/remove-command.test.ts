import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDuringChange, signInChange } from '../../../../tests/harness/concurrent-change.ts';
import { databaseUrl } from '../../../../tests/harness/database-url.ts';
import { fieldKeysVariable } from '../../../../tests/harness/keys.ts';
import { runCommand, runFromSources } from '../../../../tests/harness/run-command.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let id: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-two-step-'));
  test = await openTestApp();
  id = await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const sql = async (text: string) => (await test.app.services.db.$client.query(text)).rows;

/** Runs the command as an administrator of the machine does. */
const runWith = (runIt: typeof runCommand, ...names: string[]) =>
  runIt('remove-two-step', names, {
    DATABASE_URL: databaseUrl(test.database.config),
    DATA_DIR: folder,
    FIELD_KEYS: fieldKeysVariable(1),
  });
const run = (...names: string[]) => runWith(runCommand, ...names);

const turnOn = () => sql(`insert into authenticators values ('${id}', '\\x00', now(), now(), 0)`);
const login = () =>
  test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'yonetici', password: PASSWORD },
  });

describe('the command for the last admin who lost the phone', () => {
  it('switches two steps off and is recorded in the audit log', async () => {
    await turnOn();
    expect((await login()).json().code).toBe('codeRequired');

    const { code, said } = await runWith(runFromSources, 'Yonetici@ufuk.test');
    expect(said).toMatch(/^yonetici@ufuk\.test signs in with the password alone now/);
    expect(code).toBe(0);
    expect((await login()).statusCode).toBe(200);
    expect(await sql(`select * from audit_events where action = 'twoStep.off'`)).toMatchObject([
      { subject_id: id, actor_id: null, user_agent: `remove-two-step (${userInfo().username})` },
    ]);
  });

  it('ends the session of a sign-in at the same time', async () => {
    await turnOn();
    const { code, said } = await runDuringChange(test, signInChange(id), () => run('yonetici'));
    expect(code, said).toBe(0);
    expect(await sql(`select from sessions where user_id = '${id}'`)).toEqual([]);
  });

  it('prints the reason when it cannot do this', async () => {
    const answers = await Promise.all([run('editor@ufuk.test'), run('kimse@ufuk.test'), run()]);
    expect(answers).toMatchObject([
      { code: 0, said: 'editor@ufuk.test has no two-step sign-in.\n' },
      { code: 1, said: expect.stringContaining('there is no account "kimse@ufuk.test"') },
      { code: 1, said: expect.stringContaining('name one account') },
    ]);
  });
});
