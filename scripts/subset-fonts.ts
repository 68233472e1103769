/**
 * Creates the fonts of the public pages and of the dashboard from their packages, and the rules that
 * say which file has which characters. Run it after such a package or the characters change: `node
 * scripts/run.mjs scripts/subset-fonts.ts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { mergeFonts } from './share-fonts/merge-fonts.ts';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);

/** The largest sum of the files that every first page may load, in bytes. */
const LIMIT = 24 * 1024;

/** What running text in Turkish, English, German and Spanish needs: every page loads these files. */
const core = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"%&'()+,-./:;?\u00a0¡¿«»·ÂâÎîÛûÇçÖöÜüıÄäßÑñÁÉÍÓÚáéíóú’‘“”„‚–—…@©|`;
/** In another file of the packages. */
const turkish = 'ĞğİŞş₺';

const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** All other letters and signs of the packages, which a browser loads when a page has one of them. */
const latin = `${between(0x20, 0x7e)}${between(0xa1, 0xac)}${between(0xae, 0xff)}ŒœˆˇŸ\u2009\u2010\u2011—†•‹›€™→←↑↓−×`;
const extended = `${between(0x100, 0x17f)}${between(0x18f, 0x1ff)}${between(0x218, 0x21b)}ə${between(0x1e80, 0x1e85)}ẞ`;
const without = (characters: string, others: string) =>
  [...new Set(characters)].filter((each) => !others.includes(each)).join('');

/** No ligature "fi": in Turkish it would hide the dot of the "i". */
const SMALL = {
  noHinting: true,
  dropTables: ['STAT', 'gasp', 'MVAR', 'GDEF'],
};
type Format = 'woff2' | 'truetype';

interface Family {
  package: string;
  name: string;
  /** The weights that the rules are for. */
  weights: string;
  /** One weight, or all between two. */
  axis: number | { min: number; max: number };
  keepFeatures: string[];
}
/**
 * Headings have one weight: the letters of all others would be twice the bytes. The distances of their
 * pairs of letters would be a third of the file, for few px in few words.
 */
const heading: Family = {
  package: 'bricolage-grotesque',
  name: 'Bricolage Grotesque',
  weights: '600 800',
  axis: 700,
  keepFeatures: ['tnum', 'lnum'],
};
const body: Family = {
  package: 'public-sans',
  name: 'Public Sans',
  weights: '400 700',
  axis: { min: 400, max: 700 },
  keepFeatures: ['kern', 'tnum', 'lnum'],
};

async function subset(family: Family, part: string, characters: string, targetFormat: Format) {
  const file = `node_modules/@fontsource-variable/${family.package}/files/${family.package}-${part}-wght-normal.woff2`;
  const variationAxes = { wght: family.axis };
  const { keepFeatures } = family;
  const options = { ...SMALL, keepFeatures, targetFormat, variationAxes };
  return subsetFont(await readFile(fromRoot(file)), characters, options) as Promise<Buffer>;
}

const small = (family: Family, part: string, characters: string) =>
  subset(family, part, characters, 'woff2');

/** Only fonts of one weight can be merged. */
const mergedHeading = async () =>
  subsetFont(
    mergeFonts(
      await subset(heading, 'latin', core, 'truetype'),
      await subset(heading, 'latin-ext', turkish, 'truetype'),
    ),
    core + turkish,
    { ...SMALL, keepFeatures: heading.keepFeatures, targetFormat: 'woff2' },
  ) as Promise<Buffer>;

interface File {
  family: Family;
  suffix: string;
  characters: string;
  make: () => Promise<Buffer>;
}
const others = (family: Family): File[] =>
  (
    [
      ['more', 'latin', without(latin, core)],
      ['extended', 'latin-ext', without(extended, core + turkish)],
    ] as const
  ).map(([suffix, part, characters]) => ({
    family,
    suffix,
    characters,
    make: () => small(family, part, characters),
  }));
const files: File[] = [
  { family: heading, suffix: 'core', characters: core + turkish, make: mergedHeading },
  ...others(heading),
  { family: body, suffix: 'core', characters: core, make: () => small(body, 'latin', core) },
  {
    family: body,
    suffix: 'turkish',
    characters: turkish,
    make: () => small(body, 'latin-ext', turkish),
  },
  ...others(body),
];

/** `U+41-5A, U+131`. */
function rangesOf(characters: string): string {
  const codes = [...new Set(characters)].map((each) => each.codePointAt(0) ?? 0);
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

const fileNameOf = ({ family, suffix }: File) => `${family.package}-${suffix}.woff2`;

type Place = { ending: string; display: string; folder: string };

const ruleOf = (file: File, range: string, { ending, display, folder }: Place) => `@font-face {
  font-family: '${file.family.name}${ending}';
  src: url('${folder}${fileNameOf(file)}') format('woff2');
  font-weight: ${file.family.weights};
  font-display: ${display};
${range}}
`;
const rangeOf = ({ characters }: File) => `  unicode-range: ${rangesOf(characters)};\n`;

const writeRules = (path: string, rules: string[]) =>
  writeFile(fromRoot(path), `/* Made by scripts/subset-fonts.ts. */\n${rules.join('')}`);

let total = 0;
for (const file of files) {
  const font = await file.make();
  await writeFile(fromRoot(`src/ui/fonts/${fileNameOf(file)}`), font);
  if (file.suffix === 'core' || file.suffix === 'turkish') total += font.length;
  console.log(`${fileNameOf(file)} ${font.length} bytes`);
}
const onPages = { ending: '', display: 'optional', folder: './' };
await writeRules(
  'src/ui/fonts/faces.css',
  files.map((file) => ruleOf(file, rangeOf(file), onPages)),
);
// The dashboard counts the bytes of its rules: its first file is for what no later rule names, and letters
// of other languages come from the fonts of the machine.
const inDashboard = { ending: ' Variable', display: 'swap', folder: '../../ui/fonts/' };
await writeRules(
  'src/dashboard/styles/fonts.css',
  files
    .filter(({ suffix }) => suffix !== 'extended')
    .map((file) => ruleOf(file, file.suffix === 'core' ? '' : rangeOf(file), inDashboard)),
);
console.log(`every first page: ${total} bytes`);
if (total > LIMIT) throw new Error(`These fonts may have ${LIMIT} bytes together.`);
