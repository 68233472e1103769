import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { describeMachine } from './machine/machine.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { EDITOR } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the editor with a text of 20,000 words in headless Chromium: how long it takes until the text can
 * be edited, and from a key to the next frame; in the visual editor and in the source, in turn.
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
/** In px, of the browser's window. */
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

/** What the text has five of as soon as it can be edited. */
const FORMS = { visual: '.ProseMirror p', source: '.cm-line' };
type Form = keyof typeof FORMS;

const isReady = (line: string) =>
  document.querySelectorAll(line).length > 5 ? performance.now() : false;

async function openText(page: Page, address: string, form: Form): Promise<number> {
  await page.evaluate(async (writesMarkdown) => {
    const { accessToken } = localStorage;
    await fetch('/api/account/writing', {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writesMarkdown }),
    });
  }, form === 'source');
  await page.goto(address);
  return (await (
    await page.waitForFunction(isReady, FORMS[form], { polling: 'raf' })
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
  const opened: Record<Form, number[]> = { visual: [], source: [] };
  const typed: Record<Form, number[]> = { visual: [], source: [] };
  for (let n = 0; n < Number(values.opens); n++)
    for (const form of ['source', 'visual'] as const) {
      opened[form].push(await openText(page, address, form));
      const keys = Math.round(Number(values.keys) / Number(values.opens));
      typed[form].push(...(await typeInMiddle(page, keys)));
    }
  const row = (name: string, of: Record<Form, number[]>, share: number, most?: number): Row => {
    const [visual, source] = [at(of.visual, share), at(of.source, share)];
    const ratio = Math.round((visual / source) * 100) / 100;
    const goal = most === undefined ? {} : { goal: atMost(most, ratio, ' times') };
    return { name, figures: { 'visual, ms': visual, 'source, ms': source, ratio }, ...goal };
  };
  const rows = [
    row('opened, median', opened, 0.5, 1.5),
    row('opened, longest', opened, 1),
    row('key to frame, p50', typed, 0.5, 1.5),
    row('key to frame, p95', typed, 0.95, 1.5),
    row('key to frame, longest', typed, 1),
  ];
  const title = `Editor with ${values.words} words (${body.length} characters), ${typed.visual.length} keys in each`;
  console.log(tableOf({ title, rows, notes: [] }));
} finally {
  await browser.close();
  await product.close();
}
