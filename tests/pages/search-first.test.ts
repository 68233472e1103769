import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_START_MS } from '../harness/demo-server.ts';
import { sharedDemo } from '../harness/shared-demo.ts';
import { OTHERS, REPORTED, type WantedFirst } from './search-queries.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedDemo());
}, DEMO_START_MS);

let asked = 0;
/** Searches per minute are limited for one network. */
const elsewhere = () => `10.${++asked % 250}.0.1`;

async function search({ typed, locale }: WantedFirst): Promise<string> {
  const path = `${locale ? `/${locale}` : ''}/tum-icerikler?ara=${encodeURIComponent(typed)}`;
  const reply = await fetch(origin + path, { headers: { 'x-forwarded-for': elsewhere() } });
  expect(reply.status).toBe(200);
  return reply.text();
}

/** The address of the first result of any kind; null if there is none. */
const firstIn = (html: string): string | null =>
  /<h3[^>]*><a href="([^"]*)"/.exec(html.slice(html.indexOf('<main')))?.[1] ?? null;

describe.each([
  ['that were reported', REPORTED],
  ['of the same kinds', OTHERS],
])('the first result of searches %s', (_, wanted) => {
  it('there are forty of them', () => {
    expect(wanted).toHaveLength(40);
  });

  it.each(wanted.map((one) => [one.typed, one] as const))('“%s”', async (typed, one) => {
    const html = await search(one);
    const found = firstIn(html);
    if (one.first === null) expect(found).toBeNull();
    else {
      const beginnings = [one.first].flat();
      expect(
        beginnings.some((beginning) => found?.startsWith(beginning)),
        `${typed}: ${found}, not ${beginnings.join(' or ')}`,
      ).toBe(true);
    }
    if (one.shown) expect(html).toContain(one.shown);
  });
});
