import { expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';

const { compressWell } = vi.hoisted(() => ({ compressWell: vi.fn() }));
// A mock, because a compressor that fails for lack of memory cannot be caused on purpose.
vi.mock('./compress.server.ts', async (original) => {
  const real = await original<typeof import('./compress.server.ts')>();
  compressWell.mockImplementation(real.compressWell);
  return { ...real, compressWell };
});

/** An earlier test file of this process may have loaded it with the real compressor. */
async function loadWithMock() {
  vi.resetModules();
  return import('./cached-page.server.ts');
}

it('a page is still sent when it cannot be compressed better', async () => {
  const { CachedPage } = await loadWithMock();
  compressWell.mockRejectedValueOnce(new Error());
  const page = new CachedPage('metin '.repeat(1000), 'br', [], []);
  const first = page.body('br').bytes;
  for (let hits = 0; hits < 5; hits++) page.body('br');
  // An unhandled rejection would end the process, so it fails the test run.
  await new Promise(setImmediate);
  for (let hits = 0; hits < 5; hits++) expect(page.body('br').bytes).toBe(first);
  expect(compressWell).toHaveBeenCalledOnce();
});

const text = (seed: number) =>
  Array.from({ length: 4000 }, (_, i) => ((i * 7919 + seed) % 997).toString(36)).join(' ');

it('one page at a time is compressed again; the others wait for their next request', async () => {
  const { CachedPage } = await loadWithMock();
  const pages = Array.from({ length: 6 }, (_, i) => new CachedPage(text(i), 'br', [], []));
  const before = pages.map(({ size }) => size);
  const improved = () => pages.filter(({ size }, i) => size < (before[i] as number));
  for (const page of pages) for (let hits = 0; hits < 3; hits++) page.body('br');
  await eventually(improved).toEqual([pages[0]]);
  pages[4]?.body('br');
  pages[5]?.body('br');
  await eventually(improved).toEqual([pages[0], pages[4]]);
  expect(pages[4]?.plain().toString()).toBe(text(4));
});
