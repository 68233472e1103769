import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_MENU } from '../../src/features/menu/standard-menu.ts';
import { compileCache } from '../harness/compile-cache.ts';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, signInAt } from '../harness/staff-client.ts';

const ENTRY = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url));
let folder: string;
let running: RunningServer;
let portHolder: Server;
let unreachable: ReturnType<typeof failingStart>;
beforeAll(async () => {
  folder = await makeFolder('starting');
  await writeFile(`${folder}/file`, '');
  // It waits half a minute for its database. The other tests run during that time.
  unreachable = failingStart({
    DATABASE_URL: 'postgres://ufuk@127.0.0.1:1/ufuk',
    DATA_DIR: `${folder}/other`,
  });
  running = await startServer({
    ...ADMIN,
    DEMO: 'off',
    HOST: '0.0.0.0',
    SMTP_URL: 'smtp://posta:gizli@127.0.0.1:1',
  });
  portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
});
afterAll(async () => {
  portHolder.close();
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the product, waits until it ends, and answers its exit code and its error output. */
async function failingStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env.PATH, DEMO: 'off', ...compileCache(), ...env },
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  return { code, message: message.trim() };
}

it('a start without the demo shows what the standard menu has with a content', async () => {
  const html = await (await fetch(running.origin)).text();
  const [menu = ''] = html.match(/<nav [^>]*aria-label="Ana menü".*?<\/nav>/s) ?? [];
  const links = [...menu.matchAll(/ href="(.*?)"/g)].map(([, path]) => path);
  const standard = STANDARD_MENU.flatMap(({ url, children }) =>
    children.length > 0 ? children.map((child) => child.url) : [url],
  );
  expect(standard.filter((path) => links.includes(path))).toEqual(links);
  expect(links).toEqual(['/bize-ulasin', '/uye-olun']);
});

it('a start that listens for other machines without PUBLIC_URL logs a warning, and pages use an address that works', async () => {
  expect(running.output()).toContain('Set PUBLIC_URL to the address visitors use.');
  const html = await (await fetch(running.origin)).text();
  const { port } = new URL(running.origin);
  expect(html).toContain(`<link rel="canonical" href="http://localhost:${port}/"/>`);
});

it('a mail server that cannot be reached is named at the start, which goes on, and in the system status', async () => {
  await eventually(() => running.output()).toContain(
    'the mail server named by SMTP_URL cannot be reached',
  );
  expect(running.output()).toContain('ECONNREFUSED');
  expect(running.output()).not.toContain('gizli');
  const { call } = await signInAt(running.origin);
  const { data } = await (await call('GET', '/api/health')).json();
  expect(data.concerns).toContain('mailServerAway');
  expect(data.mail).toMatchObject({ kind: 'smtp', fault: 'ECONNREFUSED' });
});

it('with an outside provider the first start says who is an admin, and prints no password', async () => {
  const server = await startServer({
    DEMO: 'off',
    AUTH_ISSUER: 'oidc',
    OIDC_ISSUER: 'https://giris.example',
    OIDC_CLIENT_ID: 'ufuk',
    OIDC_ROLES: 'yonetim=admin, basin=editor',
    OIDC_ROLE_CLAIM: 'birimler',
  });
  const [line] = /First sign-in.*/.exec(server.output()) ?? [''];
  await server.stop();
  expect(line).toMatch(
    /^First sign-in: open http:\/\/127\.0\.0\.1:\d+\/dashboard and sign in at https:\/\/giris\.example; who has "yonetim" in the claim "birimler" is an admin\.$/,
  );
});

describe('a start that cannot succeed ends with one sentence as message', () => {
  it('for a wrong variable', async () => {
    expect(await failingStart({ PORT: 'abc' })).toEqual({
      code: 1,
      message: 'Wrong setting: PORT must be a whole number from 0 to 65535.',
    });
  });

  it('for a first admin’s password that breaks the password rules', async () => {
    const settings = { ADMIN_PASSWORD: 'hepsi-kucuk-harf', DATA_DIR: `${folder}/new` };
    const { code, message } = await failingStart(settings);
    expect(code).toBe(1);
    expect(message.split('\n').at(-1)).toBe(
      'Wrong setting: ADMIN_PASSWORD must have 10 to 200 characters with upper case, lower case, digits and special characters.',
    );
  });

  it('for a first admin’s password that is common, as for every user', async () => {
    const settings = { ADMIN_PASSWORD: 'Password123!', DATA_DIR: `${folder}/new` };
    const { code, message } = await failingStart(settings);
    expect([code, message.split('\n').at(-1)]).toEqual([
      1,
      'Wrong setting: ADMIN_PASSWORD is easy to guess: it is made of passwords that are in common use.',
    ]);
  });

  it('for a taken port', async () => {
    const { port } = portHolder.address() as { port: number };
    const { code, message } = await failingStart({
      PORT: String(port),
      DATA_DIR: `${folder}/data`,
    });
    expect(code).toBe(1);
    expect(message.split('\n').at(-1)).toBe(
      `Port ${port} on 127.0.0.1 is taken: set PORT to a free one.`,
    );
  });

  it('for a data folder that cannot be written', async () => {
    const { code, message } = await failingStart({ DATA_DIR: `${folder}/file/data` });
    expect(code).toBe(1);
    expect(message).toMatch(
      /^The data directory .* cannot be written to .*: set DATA_DIR to a folder/,
    );
    expect(message).not.toContain('\n');
  });

  it.each(['/proc/x', '/dev/null/x'])(
    'for a folder of uploads that cannot be written: %s',
    async (path) => {
      const { code, message } = await failingStart({
        DATA_DIR: `${folder}/uploads-away`,
        STORAGE_URL: `file:${path}`,
        PORT: '0',
      });
      expect(code).toBe(1);
      expect(message.split('\n').at(-1)).toMatch(
        new RegExp(
          `^The folder ${path} cannot be written to \\(E[A-Z]+\\): set STORAGE_URL to a folder that can\\.$`,
        ),
      );
    },
  );

  it('for a database that cannot be reached for some time', async () => {
    const { code, message } = await unreachable;
    expect(code).toBe(1);
    const [waiting, ended] = message.split('\n');
    expect(waiting).toBe('The database cannot be reached yet; waiting for it.');
    expect(ended).toMatch(/^The database named by DATABASE_URL cannot be reached \(.*\)\.$/);
  });

  it('for field keys that do not belong to the database', async () => {
    const database = await freshDatabase();
    const name = String(database.config.database);
    await runOnDatabase(name, `insert into field_key_versions values (1, '\\x00', true)`);
    const settings = {
      DATABASE_URL: databaseUrl(database.config),
      DATA_DIR: `${folder}/keys`,
    };
    const lost = await failingStart(settings);
    expect([lost.code, lost.message]).toEqual([
      1,
      `${folder}/keys/field.keys is missing, and this database is encrypted. Put the file back from your backup, or set FIELD_KEYS to the keys Ufuk ran with; see "Keys" in docs/operations.md.`,
    ]);
    const FIELD_KEYS = fieldKeysVariable(1);
    const wrong = await failingStart({ ...settings, FIELD_KEYS });
    expect(wrong.code).toBe(1);
    expect(wrong.message).toMatch(/^Version 1 in FIELD_KEYS is not the key that this database was/);
    expect(wrong.message).not.toContain(FIELD_KEYS.slice(2));
    await database.drop();
  });

  it('for a data folder that another process uses', async () => {
    const { code, message } = await failingStart({ DATA_DIR: running.dataDir, PORT: '0' });
    expect(code).toBe(1);
    expect(message).toMatch(/^Another Ufuk \(process \d+\) already uses the data directory/);
    expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  });
});
