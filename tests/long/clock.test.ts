import { describe, it } from 'vitest';
import { PATIENT } from '../harness/eventually.ts';
import { startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const DAYS = 366;

/** In the process: the signal sets its clock forward by so many days, or back again. */
const clock = (isAheadAtStart: boolean) => `
  const Real = Date;
  let ahead = ${isAheadAtStart};
  process.on('SIGWINCH', () => { ahead = !ahead; });
  const now = () => Real.now() + (ahead ? ${DAYS * 86_400_000} : 0);
  globalThis.Date = class extends Real {
    constructor(...values) {
      if (values.length > 0) super(...values);
      else super(now());
    }
    static now() { return now(); }
  };`;

// They mostly wait, so they run in parallel.
describe.concurrent('a server whose clock is set', () => {
  it.for([
    ['forward', false],
    ['back', true],
  ] as const)(
    '%s by a year shows the new year without a restart, and works on',
    { timeout: 300_000 },
    async ([_name, isAheadAtStart], { expect, onTestFinished }) => {
      const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(clock(isAheadAtStart))}`;
      const server = await startServer({ ...ADMIN, DEMO: 'off', NODE_OPTIONS });
      onTestFinished(server.stop);
      const yearShown = async () =>
        Number(/Copyright © (\d{4})/.exec(await (await fetch(server.origin)).text())?.[1]);
      const before = await yearShown();
      expect(before).toBeGreaterThan(2000);
      server.process.kill('SIGWINCH');
      const other = before + (isAheadAtStart ? -1 : 1);
      // The day is compared once a minute.
      await expect.poll(yearShown, { timeout: 150_000, interval: 500 }).toBe(other);
      const staff = await signInAt(server.origin);
      const save = await staff.call('POST', '/api/contents', publishedContent('Saat'));
      expect(save.status).toBe(201);
      await expect
        .poll(async () => (await fetch(`${server.origin}/haberler/saat`)).status, PATIENT)
        .toBe(200);
    },
  );
});
