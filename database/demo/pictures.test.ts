import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../src/features/media/schema.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { demoPeople } from './people.ts';
import {
  listPictures,
  readEncoded,
  readEncodedList,
  readSvg,
  sourceOf,
  withBlue,
  withPageColours,
} from './pictures.ts';
import { readDemoContent } from './read-content.ts';
import { DEMO_DOCUMENTS, readDemoDocuments } from './read-documents.ts';
import { DEMO_REPORTS, listReports } from './reports/add-report.ts';

// Test files share a process: the share pictures of another one leave only SVG allowed.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

const pictures = await listPictures();
const documents = await readDemoDocuments();
const reports = await listReports();

describe('the pictures of the demo', () => {
  it('belong to a cover or a person, and every cover has one', async () => {
    const contents = await readDemoContent(join(PROJECT_DIR, 'database/demo/content'));
    const covers = contents.filter(({ cover }) => cover).map(({ slug }) => `contents/${slug}`);
    expect(pictures.filter((name) => name.startsWith('contents/'))).toEqual(covers.sort());
    const people = demoPeople.map(({ slug }) => `people/${slug}`);
    expect(people).toEqual(
      expect.arrayContaining(pictures.filter((name) => name.startsWith('people/'))),
    );
  });

  it('are encoded from the SVG beside them or from the PDF, with the settings of an upload', async () => {
    const encoded = Object.entries(await readEncodedList());
    const sources = await Promise.all([
      ...pictures.map(async (name) => [name, sourceOf(await readSvg(name))]),
      ...documents.map(async ({ name }) => {
        const pdf = await readFile(join(DEMO_DOCUMENTS, `${name}.pdf`));
        return [`documents/${name}`, sourceOf(pdf)];
      }),
      ...reports.map(async (name) => {
        const pdf = await readFile(join(DEMO_REPORTS, `${name}.pdf`));
        return [`reports/${name}`, sourceOf(pdf)];
      }),
    ]);
    expect(
      Object.fromEntries(encoded.map(([name, { source }]) => [name, source])),
      'run: node scripts/run.mjs scripts/encode-demo-pictures.ts',
    ).toEqual(Object.fromEntries(sources));
  });

  it('have every size in both formats', async () => {
    const pages = [
      ...documents.map(({ name }) => `documents/${name}` as const),
      ...reports.map((name) => `reports/${name}` as const),
    ];
    for (const name of [...pictures, ...pages]) {
      const { width, height, widths, files } = await readEncoded(name);
      expect(widths, name).toEqual([...WIDTHS.filter((each) => each < width), width]);
      const formats = widths.flatMap((each) => [`${each}.avif`, `${each}.webp`]);
      expect(files.map((file) => file.name).sort(), name).toEqual(formats.sort());
      const largest = files.find((file) => file.name === `${width}.webp`);
      expect(await sharp(largest?.bytes).metadata(), name).toMatchObject({ width, height });
    }
  });

  it('use variables of the page for colours, and blue in a picture of its own', async () => {
    for (const name of pictures) {
      const svg = await readSvg(name);
      expect(withBlue(svg), name).not.toContain('var(');
      expect(withPageColours(svg), name).toMatch(/"var\(--p-\d+\)"/);
      expect(withPageColours(svg), name).not.toContain('var(--p-500,');
      // Inline in a page, styles and scripts would affect the whole page.
      expect(svg, name).not.toMatch(/<style|<script|\son\w+=|href/);
    }
  });
});
