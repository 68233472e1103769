/**
 * Encodes the pictures of the demo party in every size and format that an upload gets:
 * `node scripts/run.mjs scripts/encode-demo-pictures.ts`. Run it after an SVG in
 * `database/demo/pictures`, a PDF in `database/demo/documents` or `database/demo/reports`, or the
 * settings of the encoding change; the results are committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  DEMO_PICTURES,
  ENCODED,
  type EncodedPicture,
  listPictures,
  type PageName,
  type PictureName,
  readEncodedList,
  readSvg,
  sourceOf,
  withBlue,
} from '../database/demo/pictures.ts';
import { DEMO_DOCUMENTS, readDemoDocuments } from '../database/demo/read-documents.ts';
import { DEMO_REPORTS, listReports } from '../database/demo/reports/add-report.ts';
import { type ImageSource, imageProcess } from '../src/features/media/image-process.server.ts';
import { pdfProcess } from '../src/features/media/pdf/pdf-process.server.ts';

const before = await readEncodedList();
const encoded: Record<string, EncodedPicture> = {};
for (const name of await listPictures()) {
  const svg = await readSvg(name);
  await encode(name, svg, () => pixelsOf(svg));
}
for (const { name } of await readDemoDocuments()) {
  await encodePdf(`documents/${name}`, join(DEMO_DOCUMENTS, `${name}.pdf`));
}
for (const name of await listReports()) {
  await encodePdf(`reports/${name}`, join(DEMO_REPORTS, `${name}.pdf`));
}
for (const name of Object.keys(before)) {
  if (!encoded[name]) await rm(join(DEMO_PICTURES, name), { recursive: true, force: true });
}
await writeFile(ENCODED, `${JSON.stringify(encoded, null, 2)}\n`);

async function encodePdf(name: PageName, path: string): Promise<void> {
  const pdf = await readFile(path);
  let pages = before[name]?.pages;
  await encode(name, pdf, async () => {
    const found = await pdfProcess.run(pdf);
    if (typeof found === 'string') throw new Error(`The PDF could not be read: ${found}`);
    pages = found.pages;
    return found.cover;
  });
  const known = encoded[name];
  if (known && pages) encoded[name] = { ...known, pages };
}

/** Encodes a picture if it has changed since it was encoded. */
async function encode(
  name: PictureName | PageName,
  file: string | Buffer,
  pixels: () => Promise<ImageSource>,
): Promise<void> {
  const source = sourceOf(file);
  const known = before[name];
  if (known?.source === source) {
    encoded[name] = known;
    return;
  }
  const picture = await imageProcess.resize(await pixels());
  if (typeof picture === 'string') throw new Error(`${name} could not be encoded: ${picture}`);
  const folder = join(DEMO_PICTURES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const each of picture.files) await writeFile(join(folder, each.name), each.bytes);
  encoded[name] = { source, width: picture.width, height: picture.height };
  console.log(name);
}

async function pixelsOf(svg: string): Promise<ImageSource> {
  const { data, info } = await sharp(Buffer.from(withBlue(svg)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
