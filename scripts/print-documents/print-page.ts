import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import subsetFont from 'subset-font';
import { mergeFonts } from '../share-fonts/merge-fonts.ts';

/** The site's two families, and the weights in which documents are printed. */
const FAMILIES = [
  { property: '--body', family: 'public-sans', style: 'normal', weights: [400, 650, 700] },
  { property: '--body', family: 'public-sans', style: 'italic', weights: [400] },
  { property: '--head', family: 'bricolage-grotesque', style: 'normal', weights: [700, 720] },
];

/** The characters of the packages' "latin-ext" file. */
const TURKISH = 'ĞğİŞş₺';

/** The table of contents of a document's page. */
const CONTENTS = 'nav[aria-labelledby="icindekiler"]';
/** The characters of page numbers, which the text may not contain. */
const DIGITS = '0123456789';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

interface Margins {
  head: string;
  foot: string;
}

/** Prints an open page of a document, with page numbers in its table of contents. */
export async function printPage(page: Page, margins: Margins): Promise<Buffer> {
  await page.evaluate(prepare, CONTENTS);
  const text = await page.locator('body').innerText();
  const fonts = await printFonts(`${text}${DIGITS}${margins.head}${margins.foot}`);
  await page.addStyleTag({ content: `${fonts}\n${marginRules(margins)}` });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Printed twice: the page of each article is known only after the first printing.
  const numbers = await headingPages(await print(page));
  await page.evaluate(numberContents, { contents: CONTENTS, headings: HEADINGS, numbers });
  return print(page);
}

const print = (page: Page): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** Header and footer of the pages. The page number comes from the product's own styles. */
function marginRules({ head, foot }: Margins): string {
  const style = 'font: 400 8pt var(--body); color: #5b6470;';
  return `@page { size: A4; }
    @page document {
      @top-left { content: ${JSON.stringify(head)}; ${style} }
      @bottom-left { content: ${JSON.stringify(foot)}; ${style} }
    }`;
}

/** Runs in the page. Removes the parts that belong to the website and not to the document. */
function prepare(contents: string): void {
  for (const part of document.querySelectorAll('footer, #surumler, [data-not-printed]'))
    part.remove();
  // Links of the website would contain the address of the server that prints.
  for (const link of document.querySelectorAll('a[href^="/"]')) link.removeAttribute('href');
  for (const part of document.querySelectorAll<HTMLDetailsElement>(`${contents} details`)) {
    part.open = true;
  }
  // A number of the usual width, so that the first printing has as many pages as the second.
  for (const entry of document.querySelectorAll<HTMLElement>(`${contents} :is(a, summary)`)) {
    entry.dataset.page = '00';
  }
}

/** The page of every heading, in the order of the text. */
async function headingPages(printed: Buffer): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(printed) }).promise;
  type Entries = Awaited<ReturnType<typeof pdf.getOutline>>;
  const inOrder = (entries: Entries): Entries =>
    entries.flatMap((entry) => [entry, ...inOrder(entry.items)]);
  return Promise.all(
    inOrder(await pdf.getOutline()).map(async ({ dest }) => {
      const [reference] = dest as [Parameters<typeof pdf.getPageIndex>[0]];
      return (await pdf.getPageIndex(reference)) + 1;
    }),
  );
}

/** Runs in the page. Writes the page of each article beside its entry in the table of contents. */
function numberContents(given: { contents: string; headings: string; numbers: number[] }): void {
  const { contents, headings, numbers } = given;
  const all = [...document.querySelectorAll(headings)].filter((one) => one.checkVisibility());
  if (all.length !== numbers.length) {
    throw new Error(`The page has ${all.length} headings, its PDF ${numbers.length}.`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${contents} a`)) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const heading = target?.matches(headings) ? target : target?.querySelector(headings);
    link.dataset.page = String(numbers[all.indexOf(heading as Element)]);
  }
  for (const part of document.querySelectorAll<HTMLElement>(`${contents} summary`)) {
    part.dataset.page = part.parentElement?.querySelector('a')?.dataset.page;
  }
}

/**
 * Style rules with the site's fonts at fixed weights, reduced to the characters of `text`. Chromium
 * would write the site's variable fonts into a PDF as outlines of glyphs, which take three times
 * the space. Each font is one merged file, so that no Turkish word is stored in parts.
 */
async function printFonts(text: string): Promise<string> {
  const faces = FAMILIES.flatMap(({ property, family, style, weights }) =>
    weights.map(async (weight) => {
      const subset = async (part: string, characters: string): Promise<Buffer> => {
        const path = `../../node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-${style}.woff2`;
        const file = await readFile(new URL(path, import.meta.url));
        const variationAxes = { wght: weight };
        return subsetFont(file, characters, { targetFormat: 'truetype', variationAxes });
      };
      const font = mergeFonts(await subset('latin', text), await subset('latin-ext', TURKISH));
      return `@font-face { font-family: 'print${property}'; font-style: ${style}; font-weight: ${weight};
        src: url(data:font/ttf;base64,${font.toString('base64')}); }`;
    }),
  );
  const properties = ":root:root { --body: 'print--body'; --head: 'print--head'; }";
  return [...(await Promise.all(faces)), properties].join('\n');
}
