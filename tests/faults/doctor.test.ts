import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { openMailServer } from '../harness/mail-server.ts';
import { runCommand, runFromSources } from '../harness/run-command.ts';
import { startServer } from '../harness/server.ts';

/** Its exit code, and its lines as state by name. */
async function runDoctor(env: Record<string, string>, run = runCommand) {
  const { code, output } = await run('doctor', [], env);
  const lines = [...output.matchAll(/^(ok|warning|PROBLEM) +(\w+): /gm)];
  const states = Object.fromEntries(lines.map(([, state = '', name]) => [name, state]));
  return { code, states, output };
}

it('the doctor names what is wrong with an installation, until nothing is', async () => {
  const server = await startServer({ DEMO: 'off' });
  onTestFinished(() => server.stop());
  const mail = await openMailServer();
  const place = await makeFolder('doctor');
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const env = { DATA_DIR: server.dataDir, PUBLIC_URL: server.origin, SMTP_URL: mail.url };
  const WELL = {
    memory: 'ok',
    settings: 'ok',
    database: 'ok',
    branches: 'ok',
    disk: 'ok',
    jobs: 'ok',
    audit: 'ok',
    uploads: 'ok',
    mail: 'ok',
    site: 'ok',
    proxy: 'ok',
    clock: 'ok',
    certificate: 'warning',
  };
  const first = await runDoctor(env, runFromSources);
  expect(first.states).toEqual({ ...WELL, backups: 'PROBLEM' });
  expect(first.output).toContain('PROBLEM  backups: there is none: set BACKUP_URL');
  expect(first.code).toBe(1);

  expect((await runCommand('backup', [join(place, 'backups')], env)).code).toBe(0);
  const second = await runDoctor(env);
  expect(second.states).toEqual({ ...WELL, backups: 'ok' });
  expect(second.code).toBe(0);

  // The doctor may write there: a folder that it makes would hide that a disk is not mounted.
  const away = join(server.dataDir, 'not-mounted');
  const without = await runDoctor({ ...env, STORAGE_URL: `file:${away}` });
  expect(without.states).toMatchObject({ uploads: 'PROBLEM' });
  expect(existsSync(away)).toBe(false);
  const foreign = await runDoctor({ ...env, STORAGE_URL: 'file:/proc' });
  expect(foreign.states).toMatchObject({ uploads: 'PROBLEM' });

  await mail.close();
  const third = await runDoctor({ ...env, PUBLIC_URL: 'https://127.0.0.1:9' });
  expect(third.states).toMatchObject({ mail: 'PROBLEM', site: 'PROBLEM', certificate: 'PROBLEM' });
  expect(third.code).toBe(1);
  const wrong = await runDoctor({ ...env, BACKUP_AT: '25:00' });
  expect(wrong).toEqual({
    code: 1,
    states: { settings: 'PROBLEM' },
    output: 'PROBLEM  settings: Wrong setting: BACKUP_AT must be a time such as 02:40.\n',
  });
});
