/**
 * Encodes the pictures of the demo party in every size and format that an upload gets:
 * `node scripts/encode-demo-pictures.ts`. Run it after an SVG in `database/demo/pictures` or the
 * settings of the encoding change; the results are committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  DEMO_PICTURES,
  ENCODED_FROM,
  listPictures,
  type PictureName,
  readSvg,
  sourceOf,
  withBlue,
} from '../database/demo/pictures.ts';
import { imageProcess } from '../src/features/media/image-process.server.ts';

const before: Record<string, string> = JSON.parse(await readFile(ENCODED_FROM, 'utf8'));
const encodedFrom: Record<string, string> = {};
for (const name of await listPictures()) {
  const svg = await readSvg(name);
  encodedFrom[name] = sourceOf(svg);
  if (encodedFrom[name] === before[name]) continue;
  await encode(name, svg);
  console.log(name);
}
for (const name of Object.keys(before)) {
  if (!encodedFrom[name]) await rm(join(DEMO_PICTURES, name), { recursive: true, force: true });
}
await writeFile(ENCODED_FROM, `${JSON.stringify(encodedFrom, null, 2)}\n`);

async function encode(name: PictureName, svg: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(withBlue(svg)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = await imageProcess.resize({ pixels: data, width, height });
  if (typeof picture === 'string') throw new Error(`${name} could not be encoded: ${picture}`);
  const folder = join(DEMO_PICTURES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of picture.files) await writeFile(join(folder, file.name), file.bytes);
}
