/**
 * Creates the site's icon files from the mark: `node scripts/run.mjs scripts/make-icons.ts`; the
 * result is committed.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);

/** The same path as in `src/ui/party-mark.tsx`, on a grid of 24. */
const MARK = 'M2 2H22V5H5V22H2ZM8.5 16A6.75 6.75 0 0 1 22 16ZM8.5 19H22V22H8.5Z';
const GROUND = '#001c44';

/** The mark in white on the party's colour. Its size is `share` of the side. */
function iconSvg(share: number): Buffer {
  const scale = (512 * share) / 24;
  const edge = (512 * (1 - share)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
      <path fill="${GROUND}" d="M0 0h512v512H0z"/>
      <path fill="#fff" transform="translate(${edge} ${edge}) scale(${scale})" d="${MARK}"/></svg>`,
  );
}

/**
 * The mark's size is `share` of the side; systems may crop everything outside the middle four
 * fifths.
 */
const render = (size: number, share: number): Promise<Buffer> =>
  sharp(iconSvg(share), { density: 144 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An ICO file with PNG pictures, which all browsers support. */
async function icoOf(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => render(size, 0.84)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let place = head.length;
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    const bytes = pictures[index]?.length ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes, entry + 8);
    head.writeUInt32LE(place, entry + 12);
    place += bytes;
  }
  return Buffer.concat([head, ...pictures]);
}

/** For the press, on white: 15 cm at the density that newspapers print. */
const PRINT = { side: 1800, density: 300 };
const print = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${PRINT.side}" height="${PRINT.side}">
        <path fill="${GROUND}" d="${MARK}"/></svg>`,
    ),
  ).withMetadata({ density: PRINT.density });

const files = {
  'apple-touch-icon.png': render(180, 0.66),
  'icon-192.png': render(192, 0.72),
  'icon-512.png': render(512, 0.72),
  'icon-maskable-512.png': render(512, 0.5),
  'favicon.ico': icoOf([16, 32, 48]),
  'mark-print.png': print().png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer(),
  'mark-print.jpg': print().flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer(),
};
for (const [name, made] of Object.entries(files)) {
  const bytes = await made;
  await writeFile(fromRoot(`public/${name}`), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
