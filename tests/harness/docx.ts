import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/* Word files as Word writes them, with nothing in them but what a test asks for. */

const NAMES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface RunOptions {
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  underline?: boolean;
  /** Hidden text. */
  hidden?: boolean;
}

export const run = (text: string, options: RunOptions = {}): string => {
  const marks = [
    options.bold && '<w:b/>',
    options.italic && '<w:i/>',
    options.strike && '<w:strike/>',
    options.underline && '<w:u w:val="single"/>',
    options.hidden && '<w:vanish/>',
  ].filter(Boolean);
  return `<w:r><w:rPr>${marks.join('')}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
};

interface ParagraphOptions extends RunOptions {
  style?: string;
  /** The number of the list, and the level from 0 on. */
  list?: [number, number];
  centered?: boolean;
}

/** A paragraph; `runs` is a text, or XML that begins with `<`. */
export function paragraph(runs: string, options: ParagraphOptions = {}): string {
  const { style, list, centered } = options;
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>`,
    centered && '<w:jc w:val="center"/>',
  ].filter(Boolean);
  const inner = runs.startsWith('<') || runs === '' ? runs : run(runs, options);
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${inner}</w:p>`;
}

export const link = (id: string, text: string): string =>
  `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;

export const footnote = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;

/** A picture with its alternative text; `id` is of a part of `files`. */
export const picture = (id: string, alt = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Resim 1" descr="${escaped(alt)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A table; each cell is a text, or `{ text, span }`. */
export const table = (rows: (string | { text: string; span: number })[][]): string =>
  `<w:tbl><w:tblPr/>${rows
    .map(
      (cells) =>
        `<w:tr>${cells
          .map((cell) => {
            const { text, span } = typeof cell === 'string' ? { text: cell, span: 1 } : cell;
            const merged = span > 1 ? `<w:gridSpan w:val="${span}"/>` : '';
            return `<w:tc><w:tcPr>${merged}</w:tcPr>${paragraph(text)}</w:tc>`;
          })
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** The levels of a list: format and pattern, such as `['decimal', 'Madde %1 –']`. */
export type Levels = [format: string, pattern: string][];

const numberingPart = (lists: Levels[]): string =>
  `${HEAD}<w:numbering ${NAMES}>${lists
    .map(
      (levels, at) =>
        `<w:abstractNum w:abstractNumId="${at}">${levels
          .map(
            ([format, pattern], level) =>
              `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`,
          )
          .join('')}</w:abstractNum>`,
    )
    .join('')}${lists
    .map((_levels, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`)
    .join('')}</w:numbering>`;

/** As Word in Turkish writes them: ids in its language, names in English. */
const STYLES = `${HEAD}<w:styles ${NAMES}>${[
  ['KonuBal', 'Title'],
  ['Balk1', 'heading 1'],
  ['Balk2', 'heading 2'],
  ['Balk3', 'heading 3'],
  ['Alnt', 'Quote'],
  ['T1', 'toc 1'],
  ['ResimYazs', 'caption'],
]
  .map(
    ([id, name]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('')}</w:styles>`;

/** A part of the file with these names of elements, such as `w:comments`. */
export const partOf = (name: string, inner: string): string =>
  `${HEAD}<${name} ${NAMES}>${inner}</${name}>`;

/** Notes; each is a text, or its paragraphs and tables. */
export const notesPart = (notes: string[], kind = 'footnote'): string =>
  partOf(
    `w:${kind}s`,
    notes
      .map((note, at) => {
        const lines = /^<w:(?:p|tbl)>/.test(note) ? note : paragraph(note);
        return `<w:${kind} w:id="${at + 1}">${lines}</w:${kind}>`;
      })
      .join(''),
  );

export interface DocxParts {
  /** The paragraphs and tables. */
  body: string;
  /** Lists, by their number from 1 on. */
  lists?: Levels[];
  /** Footnotes, by their number from 1 on. */
  notes?: string[];
  /** Links by id. */
  links?: Record<string, string>;
  /** Pictures by id: the name of the file and its bytes. */
  files?: Record<string, [name: string, bytes: Buffer]>;
  /** The title in the properties of the file. */
  title?: string;
  /** Other parts, by path; they replace those that are made here. */
  parts?: Record<string, string | Buffer>;
  /** Other relations of the text: type and path. */
  related?: Record<string, string>;
  macros?: boolean;
}

const partsOf = (docx: DocxParts): Record<string, string | Buffer> => {
  const { body, lists = [], notes = [], links = {}, files = {}, title, related = {} } = docx;
  const kind = docx.macros
    ? 'application/vnd.ms-word.document.macroEnabled.main+xml'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relations = [
    ...Object.entries({ styles: 'styles.xml', numbering: 'numbering.xml', ...related }).map(
      ([type, path]) => [`of-${type}`, type, path, ''] as const,
    ),
    ...(notes.length > 0 ? [['of-notes', 'footnotes', 'footnotes.xml', ''] as const] : []),
    ...Object.entries(links).map(
      ([id, address]) => [id, 'hyperlink', escaped(address), 'TargetMode="External"'] as const,
    ),
    ...Object.entries(files).map(([id, [name]]) => [id, 'image', `media/${name}`, ''] as const),
  ];
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${TYPE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
      .map(
        ([id, type, target, mode]) =>
          `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}" ${mode}/>`,
      )
      .join('')}</Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${NAMES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': numberingPart(lists),
    ...(notes.length > 0 ? { 'word/footnotes.xml': notesPart(notes) } : {}),
    ...(title === undefined
      ? {}
      : {
          'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
        }),
    ...(docx.macros ? { 'word/vbaProject.bin': Buffer.from('macros') } : {}),
    ...Object.fromEntries(
      Object.values(files).map(([name, bytes]) => [`word/media/${name}`, bytes]),
    ),
    ...docx.parts,
  };
};

export const makeDocx = (docx: DocxParts): Promise<Buffer> => zipOf(partsOf(docx));

export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts))
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, path);
  zip.end();
  return buffer(zip.outputStream);
}

const TITLES = ['Amaç', 'Üyelik', 'Kurultay', 'Disiplin', 'Mali hükümler'];

/**
 * A charter of 60 articles in four parts. `counted`: Word counts the articles, and their numbers are in
 * no paragraph. Every third article has paragraphs that are counted as "(1)".
 */
export function charterDocx({ counted = false }: { counted?: boolean } = {}): DocxParts {
  const lists: Levels[] = [
    [['decimal', 'MADDE %1 –']],
    [['decimal', '(%1)']],
    [['lowerLetter', '%1)']],
  ];
  const parts = ['BİRİNCİ', 'İKİNCİ', 'ÜÇÜNCÜ', 'DÖRDÜNCÜ'];
  const body: string[] = [paragraph('PARTİ TÜZÜĞÜ', { style: 'KonuBal' })];
  for (let article = 1; article <= 60; article += 1) {
    if (article % 15 === 1) {
      body.push(paragraph(`${parts[(article - 1) / 15]} BÖLÜM`, { centered: true, bold: true }));
      body.push(paragraph('Genel hükümler', { centered: true, bold: true }));
    }
    const title = TITLES[article % TITLES.length] as string;
    body.push(
      counted
        ? paragraph(title, { list: [1, 0], bold: true })
        : paragraph(`MADDE ${article} – ${title}`, { bold: true }),
    );
    if (article % 3 === 0) {
      body.push(paragraph(`(1) Bu, ${article}. maddenin ilk fıkrasıdır.`));
      body.push(paragraph('Birinci bent,', { list: [3, 0] }));
      body.push(paragraph('İkinci bent.', { list: [3, 0] }));
    } else body.push(paragraph(`Bu, ${article}. maddenin metnidir.`));
  }
  return { body: body.join(''), lists };
}
