import { child, childrenOf, isOn, parseXml, valOf } from './xml.ts';

/** What the text of a paragraph is by its style. */
export type Role = 'title' | 'quote' | 'contents' | 'caption' | number | null;

interface Style {
  name: string;
  basedOn: string | undefined;
  level: number | null;
  numbering: { id: string | undefined; level: string | undefined } | null;
  isBold: boolean;
}

/** No chain of styles is longer. */
const LONGEST_CHAIN = 12;

/** The styles of a file. Word keeps the English names of its own in every language. */
export function openStyles(xml: string | undefined) {
  const styles = new Map<string, Style>();
  if (xml !== undefined)
    for (const element of childrenOf(parseXml(xml).documentElement, 'w:style'))
      styles.set(element.getAttribute('w:styleId') ?? '', readStyle(element));

  /** A style and those that it is based on. */
  function* chain(id: string | undefined): Generator<Style> {
    let style = id === undefined ? undefined : styles.get(id);
    for (let count = 0; style && count < LONGEST_CHAIN; count += 1) {
      yield style;
      style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
    }
  }
  return {
    roleOf(id: string | undefined): Role {
      for (const { name, level } of chain(id)) {
        const role = roleOfName(name);
        if (role !== null) return role;
        if (level !== null) return level;
      }
      // A file without its styles.
      return id !== undefined && !styles.has(id)
        ? roleOfName(id.replace(/(\D)(\d)$/, '$1 $2'))
        : null;
    },
    numberingOf(id: string | undefined): Style['numbering'] {
      let level: string | undefined;
      for (const { numbering } of chain(id)) {
        level ??= numbering?.level;
        if (numbering?.id !== undefined) return { id: numbering.id, level };
      }
      return null;
    },
    isBold: (id: string | undefined) => [...chain(id)].some((style) => style.isBold),
  };
}
export type Styles = ReturnType<typeof openStyles>;

function readStyle(element: Element): Style {
  const outline = Number(valOf(element, 'w:pPr', 'w:outlineLvl') ?? Number.NaN);
  const numbering = child(element, 'w:pPr', 'w:numPr');
  return {
    name: valOf(element, 'w:name') ?? '',
    basedOn: valOf(element, 'w:basedOn'),
    level: outline >= 0 && outline < 6 ? outline + 1 : null,
    numbering: numbering
      ? { id: valOf(numbering, 'w:numId'), level: valOf(numbering, 'w:ilvl') }
      : null,
    isBold: isOn(child(element, 'w:rPr', 'w:b')),
  };
}

/** Of Word, and of LibreOffice, whose styles for captions are based on the first one. */
const CAPTIONS = new Set(['caption', 'resim yazısı', 'illustration', 'figure', 'drawing']);

function roleOfName(written: string): Role {
  const name = written.toLowerCase();
  const heading = /^(?:heading|başlık|balk|überschrift|título) ?([1-9])$/.exec(name);
  if (heading) return Number(heading[1]);
  if (/^(?:toc (?:[1-9]|heading)|table of figures)$/.test(name)) return 'contents';
  if (name === 'title' || name === 'konu başlığı') return 'title';
  if (name === 'quote' || name === 'intense quote' || name === 'quotations') return 'quote';
  return CAPTIONS.has(name) ? 'caption' : null;
}
