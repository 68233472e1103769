import { accessSync, constants } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { canRead, isRoot, NOBODY, usersBelow } from '../harness/accounts.ts';
import { startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const PROGRAM = join(PROJECT_DIR, 'scripts/launch/start.mjs');
const AS_NOBODY = `cd / && exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs '${process.execPath}' '${PROGRAM}'`;

/** Null if the test can run, otherwise why not. */
function whyNot(): string | null {
  if (process.platform !== 'linux') return 'only on Linux';
  if (!isRoot) return 'needs root, to run as another account';
  return canRead(NOBODY, PROGRAM) ? null : 'other accounts cannot read the project or Node';
}
const reason = whyNot();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/ufuk-unprivileged-');
  await chmod(folder, 0o755);
  for (const name of ['data', 'temporary']) {
    await mkdir(join(folder, name));
    await chown(join(folder, name), NOBODY, NOBODY);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(reason)(`an account without rights${reason ? ` (skipped: ${reason})` : ''}`, () => {
  it('runs Ufuk without a home, where only DATA_DIR and TMPDIR can be written', async () => {
    const [dataDir, temporary] = [join(folder, 'data'), join(folder, 'temporary')];
    const server = await startServer(
      {
        ...ADMIN,
        DEMO: 'off',
        HOME: '/nonexistent',
        USER: 'nobody',
        DATA_DIR: dataDir,
        TMPDIR: temporary,
      },
      undefined,
      AS_NOBODY,
    );
    expect(usersBelow(server.process.pid)).toEqual(new Set([NOBODY]));
    expect(() => accessSync('/nonexistent', constants.F_OK)).toThrow('ENOENT');

    const staff = await signInAt(server.origin);
    const saved = await staff.call('POST', '/api/contents', publishedContent('Yetkisiz'));
    expect(saved.status).toBe(201);
    const form = new FormData();
    const create = { width: 800, height: 600, channels: 3, background: '#246' } as const;
    const png = await sharp({ create }).png().toBuffer();
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'mavi.png');
    expect((await staff.call('POST', '/api/media', form)).status).toBe(201);
    expect((await fetch(`${server.origin}/haberler/yetkisiz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

    await server.stop();
    expect(server.process.exitCode).toBe(0);
    expect(server.output()).not.toMatch(/EACCES|EROFS|EPERM|"level":(40|50|60)/);
    expect(await readdir(temporary)).toEqual([]);
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['postgres', 'uploads']));
  });
});
