import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { describeMachine } from './machine/describe.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { EDITOR } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the editor with a text of 20,000 words and its preview beside it, in headless Chromium:
 * how long it takes until the text can be edited, and from a key to the next frame.
 * `node bench/editor.ts [--words 20000] [--keys 300]`, on a built product.
 */
const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '20000' },
    keys: { type: 'string', default: '300' },
    opens: { type: 'string', default: '5' },
  },
});
/** Between two keys, and after 30 of them: then the text is counted, saved and shown again. In ms. */
const BETWEEN = 90;
const PAUSE = 3_000;
const WORDS = 'deniz kıyı orman enerji okul bütçe vergi emek kadın genç kent ulaşım'.split(' ');
/** In px, of the browser's window: the preview is open. */
const VIEWPORT = { width: 1440, height: 900 };

function longText(words: number): string {
  const blocks: string[] = [];
  for (let count = 0; count < words; count += 60) {
    const sentence = Array.from({ length: 60 }, (_, at) => WORDS[(count * 7 + at * 5) % 12]).join(
      ' ',
    );
    if (count % 600 === 0) blocks.push(`## ${sentence.slice(0, 40)}`);
    blocks.push(
      count % 240 === 0 ? `- **${sentence.slice(0, 60)}**${sentence.slice(60)}` : sentence,
    );
  }
  return blocks.join('\n\n');
}

const isReady = () =>
  document.querySelectorAll('.cm-line').length > 5 ? performance.now() : false;

async function openText(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return (await (
    await page.waitForFunction(isReady, null, { polling: 'raf' })
  ).jsonValue()) as number;
}

/** Records the time from each key until its frame was drawn. */
function watchKeys() {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  const channel = new MessageChannel();
  const waiting: number[] = [];
  channel.port1.onmessage = () => times.push(performance.now() - (waiting.shift() ?? 0));
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        channel.port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

async function typeInMiddle(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForTimeout(1_000);
  await page.mouse.click(400, 500);
  await page.evaluate(watchKeys);
  for (let done = 0; done < keys; done++) {
    await page.keyboard.press(done % 6 === 5 ? 'Space' : 'KeyA');
    await page.waitForTimeout(done % 30 === 29 ? PAUSE : BETWEEN);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

const at = (times: number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

console.log(`Ufuk editor, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const product = await openSmallProduct();
const browser = await launchBrowser();
try {
  const body = longText(Number(values.words));
  const made = await product.call('POST', '/api/contents', {
    title: 'Uzun metin',
    category: 'makaleler',
    summary: 'Özet',
    body,
    state: 'draft',
  });
  if (made.status !== 201) throw new Error(`The text was refused with ${made.status}.`);
  const context = await browser.newContext({ locale: 'tr-TR', viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${product.origin}/auth/login`);
  await page.getByLabel('E-posta').fill(EDITOR.username);
  await page.getByLabel('Parola', { exact: true }).fill(EDITOR.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL(`${product.origin}/dashboard`);
  const address = `${product.origin}/dashboard/blog/${(made.data as { id: string }).id}/edit`;
  const opened: number[] = [];
  for (let n = 0; n < Number(values.opens); n++) opened.push(await openText(page, address));
  const typed = await typeInMiddle(page, Number(values.keys));
  const row = (name: string, ms: number, most?: number): Row => ({
    name,
    figures: { ms },
    ...(most === undefined ? {} : { goal: atMost(most, ms, ' ms') }),
  });
  const rows = [
    row('opened, median', at(opened, 0.5), 1000),
    row('opened, longest', at(opened, 1), 1000),
    row('key to frame, p50', at(typed, 0.5), 50),
    row('key to frame, p95', at(typed, 0.95), 50),
    row('key to frame, longest', at(typed, 1)),
  ];
  const title = `Editor with ${values.words} words (${body.length} characters), ${typed.length} keys`;
  console.log(tableOf({ title, rows, notes: [] }));
} finally {
  await browser.close();
  await product.close();
}
