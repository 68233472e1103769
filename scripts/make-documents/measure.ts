import { createRequire } from 'node:module';
import type { Face, FaceFiles } from './faces.ts';
import type { Run } from './parse.ts';

const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit');

export type Pdf = PDFKit.PDFDocument;

/** Turkish must not merge "fi". */
export const FEATURES = {
  liga: false,
  clig: false,
  kern: true,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

export function registerFaces(pdf: Pdf, faces: FaceFiles): void {
  for (const [face, file] of Object.entries(faces)) pdf.registerFont(face, file);
}

/** Width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

export function openMeasure(faces: FaceFiles): Measure {
  const pdf = new PDFDocument();
  registerFaces(pdf, faces);
  const known = new Map<string, number>();
  return (text, face, size) => {
    const key = `${face} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      pdf.font(face).fontSize(1000);
      width = pdf.widthOfString(text, { features: FEATURES }) / 1000;
      known.set(key, width);
    }
    return width * size;
  };
}

/**
 * Lines of about the same length that fit into `width`: of all ways to break the text, the one with
 * the least white at the ends, the last line aside.
 */
export function breakLines(runs: Run[], width: number, size: number, measure: Measure): Run[][] {
  const words = splitWords(runs);
  const widths = words.map((word) =>
    word.reduce((sum, run) => sum + measure(run.text, run.face, size), 0),
  );
  const space = measure(' ', 'text', size);
  const best: { cost: number; next: number }[] = Array(words.length + 1);
  best[words.length] = { cost: 0, next: 0 };
  for (let from = words.length - 1; from >= 0; from--) {
    best[from] = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
    let used = -space;
    for (let to = from + 1; to <= words.length; to++) {
      used += space + (widths[to - 1] as number);
      if (used > width && to > from + 1) break;
      const white = Math.max(0, width - used) / width;
      // A last line of one short word looks like a mistake.
      const last = to === words.length ? (used < width / 6 ? 0.05 : 0) : white ** 2;
      const cost = last + (best[to] as { cost: number }).cost;
      if (cost < (best[from] as { cost: number }).cost) best[from] = { cost, next: to };
    }
  }
  const lines: Run[][] = [];
  for (let from = 0; from < words.length; from = (best[from] as { next: number }).next) {
    lines.push(joinWords(words.slice(from, (best[from] as { next: number }).next)));
  }
  return lines;
}

/** Words as the runs they are made of: one that is half in italics has two. */
function splitWords(runs: Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...more] = run.text.split(/[ \n]+/);
    if (first) words.at(-1)?.push({ ...run, text: first });
    for (const text of more) words.push(text ? [{ ...run, text }] : []);
  }
  return words.filter((word) => word.length > 0);
}

function joinWords(words: Run[][]): Run[] {
  const line: Run[] = [];
  for (const [index, word] of words.entries()) {
    for (const [place, run] of word.entries()) {
      const before = line.at(-1);
      const gap = index > 0 && place === 0 ? ' ' : '';
      if (before && before.face === run.face && before.link === run.link) {
        before.text += gap + run.text;
      } else {
        if (before && gap) before.text += gap;
        line.push({ ...run });
      }
    }
  }
  return line;
}
