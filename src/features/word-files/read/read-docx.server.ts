import { writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import mammoth from 'mammoth';
import { imageTypeOf } from '../../../platform/image-type.server.ts';
import { convertForeignHtml } from '../../../platform/markup/html-to-markdown/foreign-html.server.ts';
import { MOST_PICTURES } from '../schema.ts';
import type { ReadWord, WordTask } from '../word-process.server.ts';
import { CAPTION_STYLE, withCaptions } from './captions.ts';
import { Losses, simplify } from './losses.ts';
import { dropReferences, simplifyNotes } from './notes.ts';
import { openNumbering } from './numbering.ts';
import { type Docx, openDocx } from './open-docx.server.ts';
import { ITEM, prepare, SITE_STYLES } from './prepare.ts';
import { openStyles } from './styles.ts';
import { Unreadable } from './unreadable.ts';
import { child, childrenOf, elementsIn, parseXml, writeXml } from './xml.ts';

/** @throws Unreadable for a file that is no Word file, or cannot be read */
export async function readDocx({ file, purpose }: WordTask): Promise<ReadWord> {
  const docx = await openDocx(file);
  try {
    const losses = new Losses();
    if (docx.hasMacros) losses.add('macros');
    const main = mainPart(docx);
    const related = relatedParts(docx, main);
    const part = (type: string) => docx.xml.get(related.get(type)?.[0] ?? '');
    const text = docx.xml.get(main);
    if (text === undefined) throw new Unreadable('unreadable');
    const document = parseXml(lighter(text));
    const body = child(document.documentElement, 'w:body');
    if (!body) throw new Unreadable('unreadable');
    simplify(body, losses);
    for (const kind of ['footnote', 'endnote'] as const) {
      const known = new Set<string>();
      for (const path of related.get(`${kind}s`) ?? []) {
        const notes = parseXml(lighter(docx.xml.get(path) ?? ''));
        simplify(notes.documentElement, losses);
        for (const id of simplifyNotes(notes.documentElement, losses)) known.add(id);
        docx.xml.set(path, writeXml(notes));
      }
      dropReferences(body, kind, known);
    }
    countOtherParts(docx, related, losses);
    const styles = openStyles(part('styles'));
    const numbering = openNumbering(part('numbering'), styles);
    const { title } = prepare(body, purpose, styles, numbering, losses, titleProperty(docx));
    docx.xml.set(main, writeXml(document));
    return { title, ...(await convert(docx, dirname(file), losses)), lost: losses.list() };
  } finally {
    docx.close();
  }
}

/** Properties that are only of the look; without them large files need a fraction of the memory. */
const LOOK =
  /<w:(?:sz|szCs|lang|color|kern|bCs|iCs|noProof|spacing|ind|tabs|rFonts|proofErr|lastRenderedPageBreak|contextualSpacing|widowControl|autoSpaceD[EN]|adjustRightInd|snapToGrid|textAlignment|tcW|tcBorders|vAlign|shd|noWrap|hideMark|cnfStyle)(?: (?:(?!Symbol|Wingdings|Webdings)[^<>])*)?\/>| w:rsid\w*="[^"<>]*"| w14:(?:paraId|textId)="[^"<>]*"/g;

/** Without what only the look needs, and without the signs that mark the numbers of items. */
const lighter = (xml: string): string =>
  xml
    .replace(LOOK, '')
    .replaceAll(ITEM.start, '')
    .replaceAll(ITEM.end, '')
    .replace(/&#x?(?:e00[01]|5734[45]);/gi, '');

function targetsIn(xml: string | undefined, folder: string): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  if (xml === undefined) return targets;
  for (const element of childrenOf(parseXml(xml).documentElement, 'Relationship')) {
    const target = element.getAttribute('Target') ?? '';
    const type = (element.getAttribute('Type') ?? '').split('/').pop() ?? '';
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    targets.set(type, [...(targets.get(type) ?? []), path]);
  }
  return targets;
}

function mainPart(docx: Docx): string {
  const [named] = targetsIn(docx.xml.get('_rels/.rels'), '').get('officeDocument') ?? [];
  return named && docx.xml.has(named) ? named : 'word/document.xml';
}

/** By the last word of their type, such as `numbering`, the paths of the parts that the text uses. */
function relatedParts(docx: Docx, main: string): Map<string, string[]> {
  const { dir, base } = posix.parse(main);
  return targetsIn(docx.xml.get(posix.join(dir, '_rels', `${base}.rels`)), dir);
}

function countOtherParts(docx: Docx, related: Map<string, string[]>, losses: Losses): void {
  for (const path of related.get('comments') ?? []) {
    const xml = docx.xml.get(path);
    if (xml) losses.add('comments', elementsIn(parseXml(xml), 'w:comment').length);
  }
  for (const path of [...(related.get('header') ?? []), ...(related.get('footer') ?? [])]) {
    const xml = docx.xml.get(path);
    if (!xml) continue;
    const words = elementsIn(parseXml(xml), 'w:t').map((node) => node.textContent ?? '');
    // The number of a page is no loss.
    if (/\p{L}/u.test(words.join(''))) losses.add('headersFooters');
  }
}

function titleProperty(docx: Docx): string {
  const xml = docx.xml.get('docProps/core.xml');
  if (!xml) return '';
  const [title] = elementsIn(parseXml(xml), 'dc:title');
  return (title?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const STYLE_MAP = [
  ...[2, 3, 4].map((level) => `p.${SITE_STYLES.heading(level)} => h${level}:fresh`),
  `p.${SITE_STYLES.quote} => blockquote > p:fresh`,
  `p.${CAPTION_STYLE} => p.caption:fresh`,
];

/** Pictures that the library takes; others are only counted. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'avif']);

/** Word's own words about a picture, in the languages of this site, and names of files. */
const MADE_ALT =
  /\s*(?:Açıklama otomatik olarak oluşturuldu|Description automatically generated(?: with \w+ confidence)?|Automatisch generierte Beschreibung|Descripción generada automáticamente)\.?\s*$/i;
const FILE_NAME = /^\S*[\\/]\S*$|\.(?:jpe?g|png|gif|bmp|tiff?|webp|heic|emf|wmf)$/i;

const altOf = (written: string | undefined): string => {
  const words = (written ?? '').replace(/\s+/g, ' ').replace(MADE_ALT, '').trim();
  return FILE_NAME.test(words) ? '' : words;
};

interface WordImage {
  altText?: string;
  readAsBuffer: () => Promise<Buffer>;
}

/** An address that only stands for a picture until it is in the library. */
const PLACE = /^word-picture:(\d+)$/;

async function convert(docx: Docx, folder: string, losses: Losses) {
  const pictures: { picture: string; alt: string }[] = [];
  const images = mammoth.images.imgElement(async (image) => {
    const { altText, readAsBuffer } = image as unknown as WordImage;
    const alt = altOf(altText);
    const bytes = await readAsBuffer().catch((error: unknown) => {
      if (error instanceof Unreadable) throw error;
      return null;
    });
    const type = bytes && imageTypeOf(bytes);
    if (!bytes) losses.add('linkedPictures');
    else if (!type || !TAKEN.has(type)) losses.add('pictureKinds');
    else if (pictures.length >= MOST_PICTURES) losses.add('morePictures');
    else {
      const picture = join(folder, `picture-${pictures.length}.${type}`);
      await writeFile(picture, bytes);
      return { src: `word-picture:${pictures.push({ picture, alt }) - 1}`, alt };
    }
    return { src: '', alt: '' };
  });
  const input = { file: zipOf(docx) } as unknown as { buffer: Buffer };
  const { value } = await mammoth.convertToHtml(input, {
    styleMap: STYLE_MAP,
    includeEmbeddedStyleMap: false,
    convertImage: images,
    idPrefix: 'word-',
  });
  const html = withCaptions(withoutBoxes(value))
    // A picture that is not taken leaves nothing.
    .replace(/<img[^>]*src=""[^>]*>/g, '')
    .replace(/<li>((?:<(?!li\b)[^>]*>)*)\ue000(\d+)\ue001/g, '<li value="$2">$1')
    .replace(/\ue000\d*\ue001/g, '')
    .replace(
      /(?<!<(?:td|th|li)[^>]*>)<p>((?:(?!<\/p>).)*<img (?:(?!<\/p>).)*)<\/p>/gs,
      picturesApart,
    );
  const converted = tooLongIsNamed(() => convertForeignHtml({ html, origin: '' }));
  if (!converted.markdown.trim()) throw new Unreadable('noText');
  const places = converted.pictures.map((address) => {
    const place = PLACE.exec(address);
    return (place && pictures[Number(place[1])]) || { address };
  });
  return { markdown: converted.markdown, places };
}

/** The value of the box of a form, as a sign. */
const withoutBoxes = (html: string): string =>
  html.replace(/<input type="checkbox"( checked="checked")?[^>]*>/g, (_all, checked) =>
    checked ? '☒' : '☐',
  );

/** A picture between words gets a paragraph of its own, as the site shows pictures. */
function picturesApart(paragraph: string, inner: string): string {
  const words = inner.replace(/<img [^>]*>/g, '');
  if (!words.replace(/<[^>]*>/g, '').trim()) return paragraph;
  const images = [...inner.matchAll(/<img [^>]*>/g)].map(([image]) => `<p>${image}</p>`);
  const isFirst = inner.replace(/^(?:<(?!img)[^>]*>|\s)*/, '').startsWith('<img');
  return isFirst ? `${images.join('')}<p>${words}</p>` : `<p>${words}</p>${images.join('')}`;
}

function tooLongIsNamed<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError && /too long/.test(error.message))
      throw new Unreadable('tooLong');
    throw error;
  }
}

/**
 * The file as the library reads it after its own reader of archives: the parts are unpacked here,
 * within limits.
 */
const zipOf = (docx: Docx) => ({
  exists: (path: string) => docx.exists(path),
  async read(path: string, encoding?: string) {
    const text = docx.xml.get(path);
    const bytes = text === undefined ? await docx.read(path) : Buffer.from(text);
    return encoding ? bytes.toString(encoding === 'base64' ? 'base64' : 'utf8') : bytes;
  },
});
