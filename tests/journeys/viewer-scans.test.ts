import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import subsetFont from 'subset-font';
import { expect, it, vi } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { cellAt, FONTS, fontlessPdf, PAIRS, SHEET } from '../harness/fontless-pdf.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();

/** Opens the charter in the viewer, with other bytes as its PDF. */
async function openAs(pdf: Buffer, more: { policy?: string; on?: Browser } = {}) {
  const opened = await openPage(more.on ?? browser, { viewport: { width: 900, height: 800 } });
  const { page } = opened;
  await page.route(/\.pdf$/, (route) =>
    route.fulfill({ body: pdf, contentType: 'application/pdf' }),
  );
  const { policy } = more;
  if (policy)
    await page.route(/pdf\.worker/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url().split('/').at(-1) ?? ''));
  await page.goto(`${server.origin}/tuzuk`);
  await page.getByRole('link', { name: 'Belgeyi aç' }).click();
  await page.locator('dialog.viewer canvas').first().waitFor();
  return { ...opened, fetched };
}

/** For each place of the page, in parts of its sides: whether it is dark. */
const darkAt = (page: Page, places: [number, number][]): Promise<boolean[]> =>
  page
    .locator('dialog.viewer canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement, at) => {
      const context = canvas.getContext('2d');
      return at.map(([x, y]) => {
        const [red = 255, , , alpha = 0] =
          context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
        return red < 128 && alpha > 128;
      });
    }, places);

/** The two squares of the scanned page, and the white beside each. */
const SQUARES: [number, number][] = [
  [0.25, 0.5],
  [0.75, 0.8],
  [0.75, 0.5],
  [0.25, 0.8],
];

it.each([
  ['jbig2', 'jbig2.wasm'],
  ['fax', 'jbig2.wasm'],
  ['jpeg2000', 'openjpeg.wasm'],
])(
  'a page that was scanned as %s is visible, and only its decoder is fetched',
  async (name, decoder) => {
    const { page, fetched, faults, close } = await openAs(
      await readFile(`tests/harness/scans/${name}.pdf`),
    );
    await eventually(() => darkAt(page, SQUARES)).toEqual([true, true, false, false]);
    expect(fetched.filter((file) => /\.wasm$|fallback/.test(file))).toEqual([decoder]);
    expect(faults).toEqual([]);
    await close();
  },
);

it.each(['jbig2', 'jpeg2000'])(
  'a page that was scanned as %s is visible where WebAssembly is blocked',
  async (name) => {
    const pdf = await readFile(`tests/harness/scans/${name}.pdf`);
    const { page, fetched, close } = await openAs(pdf, { policy: "script-src 'self'" });
    await eventually(() => darkAt(page, SQUARES)).toEqual([true, true, false, false]);
    expect(fetched.filter((file) => file.includes('fallback'))).toHaveLength(1);
    await close();
  },
);

it('the worker may load own files and run WebAssembly, and nothing else', async () => {
  const { page, close } = await openPage(browser);
  const worker = page.waitForResponse(/pdf\.worker/);
  await page.goto(`${server.origin}/tuzuk#sayfa=1`);
  expect((await worker).headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  );
  await close();
});

it('no decoder and no font is fetched for a document that needs none', async () => {
  const { page, fetched, faults, close } = await openAs(
    await readFile('database/demo/documents/charter.pdf'),
  );
  await page.locator('dialog.viewer .textLayer').first().waitFor();
  expect(fetched.filter((file) => /wasm|ttf$|pfb$/.test(file))).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

/** For each cell of the page without fonts: its dark pixels, as text. */
const drawnIn = (page: Page): Promise<string[]> =>
  page
    .locator('dialog.viewer canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, { sheet, cells }) => {
        const scale = canvas.width / sheet.width;
        const context = canvas.getContext('2d');
        return cells.map(({ left, top }) => {
          const side = Math.round(sheet.cell * scale);
          const { data } = context?.getImageData(left * scale, top * scale, side, side) ?? {};
          let dark = '';
          for (let at = 0; at < (data?.length ?? 0); at += 4)
            dark += (data?.[at] ?? 255) < 128 && (data?.[at + 3] ?? 0) > 128 ? '#' : ' ';
          return dark;
        });
      },
      {
        sheet: SHEET,
        cells: FONTS.flatMap((_, row) =>
          PAIRS.flatMap(({ column }) => [cellAt(row, column), cellAt(row, column + 1)]),
        ),
      },
    );

it('every letter of a font that is not in the file is visible', async () => {
  const { page, hosts, faults, close } = await openAs(fontlessPdf());
  const unlike = (cells: string[]) =>
    FONTS.flatMap(({ name, isSymbolic }, row) =>
      PAIRS.filter(({ column }) => {
        const [first = '', second = ''] = cells.slice(row * PAIRS.length * 2 + column);
        const isBlank = !isSymbolic && !first.includes('#');
        return isBlank || !second.includes('#') || first === second;
      }).map(({ letter }) => `${letter} in ${name}`),
    );
  await eventually(async () => unlike(await drawnIn(page))).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.origin).host]);
  // Chromium remarks that the test reads the drawing.
  expect(faults.filter((fault) => !fault.includes('getImageData'))).toEqual([]);
  await close();
});

it('where the system has no Turkish letters, those of Arial and Helvetica are fetched from here', async () => {
  const folder = await makeFolder('fonts');
  const font = await readFile('src/features/media/pdf/fonts/sans-regular.ttf');
  const latin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
  await writeFile(
    join(folder, 'a.ttf'),
    await subsetFont(font, latin, { targetFormat: 'truetype' }),
  );
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  vi.stubEnv('FONTCONFIG_FILE', config);
  const bare = await launchBrowser();
  vi.unstubAllEnvs();
  const { page, fetched } = await openAs(fontlessPdf(), { on: bare });
  const perRow = PAIRS.length * 2;
  const alike = async () => {
    const cells = await drawnIn(page);
    return ['Helvetica', 'Helvetica-Bold', 'ArialMT', 'Calibri-Bold'].filter((name) => {
      const row = FONTS.findIndex((each) => each.name === name);
      return new Set(cells.slice(row * perRow, (row + 1) * perRow)).size < perRow;
    });
  };
  await eventually(alike).toEqual([]);
  expect(fetched.filter((file) => file.endsWith('.ttf')).sort()).toEqual([
    'LiberationSans-Bold.ttf',
    'LiberationSans-Regular.ttf',
  ]);
  await bare.close();
});
