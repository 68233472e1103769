import type { MarkdownIt, Token } from 'markdown-it';
import { isAllowedLink } from './allowed-link.ts';
import { isOwnPicture } from './own-picture.ts';
import { picturesWithoutAlt } from './pictures-without-alt.server.ts';
import { videoIn } from './render/blocks.ts';
import { EVERYTHING, type MarkdownEnv, metaOf } from './render/env.ts';
import { addShownMarks, type ListDoubt } from './render/grammar.ts';
import { makeParser } from './render/parser.ts';
import { STOPS_PUBLISHING, type TextFault } from './text-faults.ts';

/** Texts that do not say where a link leads, in the languages of the site, in lowercase letters. */
const VAGUE = new Set(
  [
    'tıklayın, tıklayınız, tıkla, buraya tıklayın, buraya tıklayınız, buraya tıkla, burada, buradan',
    'burası, buraya, burdan, bu bağlantı, bu link, bağlantı, link, linki tıklayın, devamı',
    'devamını oku, devamını okuyun, devamı için tıklayın, detay, detaylar, detaylı bilgi',
    'ayrıntı, ayrıntılar, ayrıntılar için tıklayın, daha fazla',
    'here, click here, click, this link, read more, more, learn more, see here',
    'hier, hier klicken, klicken sie hier, klick hier, dieser link, mehr, mehr lesen, weiterlesen',
    'aquí, haga clic aquí, haz clic aquí, clic aquí, pulse aquí, este enlace, enlace, leer más, más',
  ].flatMap((line) => line.split(', ')),
);

const LONGEST = 80;

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|bmp|svg)$/i;

const CAMERA_NAME = /^(?:img|dsc[nf]?|p|pxl|image|screenshot|whatsapp image)[\s_-]?\d/i;

const MISSING_NOTE = /\[\^([^\s\]]{1,60})\]/g;

/** A picture or link in a text that the site does not show. */
interface NotShown {
  kind: 'picture' | 'link';
  /** Counted from 1. */
  line: number;
  address: string;
}

const LONGEST_ADDRESS = 200;

export interface CheckedMarkdown {
  /** What the site leaves out of the text. */
  notShown: NotShown[];
  /** What an author should improve. */
  faults: TextFault[];
}

/** More of each are not useful at once. */
const MOST = 20;

/** Accepts every address, to find those that the site's own parser refuses. */
const parser = makeParser(EVERYTHING);
addShownMarks(parser);

/** The findings in a text, in reading order. */
export function checkMarkdown(markdown: string): CheckedMarkdown {
  const env = { pictures: new Map() };
  const tokens = parser.parse(markdown, env);
  return {
    notShown: inOrder(notShownIn(tokens)),
    faults: mostImportant(faultsIn(tokens, parser, env)),
  };
}

/** Advice never takes the place of what stops a publication. */
function mostImportant(faults: TextFault[]): TextFault[] {
  const stops = faults.filter(({ kind }) => STOPS_PUBLISHING.includes(kind));
  const advice = faults.filter(({ kind }) => !STOPS_PUBLISHING.includes(kind));
  return byLine([...inOrder(stops), ...inOrder(advice)]);
}

/** Footnotes are parsed last, wherever they are written. */
const inOrder = <Found extends { line: number }>(found: Found[]): Found[] =>
  byLine(found).slice(0, MOST);

const byLine = <Found extends { line: number }>(found: Found[]): Found[] =>
  found.toSorted((a, b) => a.line - b.line);

/** The pictures that are not on this site and the links that are not allowed, in no order. */
function notShownIn(tokens: Token[]): NotShown[] {
  const found: NotShown[] = [];
  for (const { type, map, children } of tokens) {
    if (type !== 'inline' || !map) continue;
    let line = map[0] + 1;
    for (const token of children ?? []) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
      const fault = faultOf(token);
      if (fault) found.push({ ...fault, line });
    }
  }
  return found;
}

function faultOf(token: Token): Omit<NotShown, 'line'> | null {
  const isPicture = token.type === 'image';
  if (!isPicture && token.type !== 'link_open') return null;
  const address = String(token.attrGet(isPicture ? 'src' : 'href'));
  if (isPicture ? isOwnPicture(address) : isAllowedLink(address)) return null;
  return { kind: isPicture ? 'picture' : 'link', address: address.slice(0, LONGEST_ADDRESS) };
}

/** The faults of a parsed text, in no order. */
function faultsIn(tokens: Token[], parser: MarkdownIt, env: MarkdownEnv): TextFault[] {
  const faults: TextFault[] = picturesWithoutAlt(tokens, parser).map(({ number, line }) => ({
    kind: 'altMissing',
    line,
    text: String(number),
  }));
  const textOf = (children: Token[] | null | undefined): string =>
    parser.renderer.renderInlineAsText(children ?? [], parser.options, {});
  let level = 1;
  for (const [index, token] of tokens.entries()) {
    const doubt =
      token.type === 'list_item_open' && metaOf<{ doubt: ListDoubt } | null>(token)?.doubt;
    if (doubt) faults.push({ kind: doubt, line: lineOf(token), text: firstWords(tokens, index) });
    if (token.type !== 'inline' || !token.map) continue;
    const before = tokens[index - 1];
    const line = token.map[0] + 1;
    if (before?.type === 'heading_open') {
      const own = Math.max(2, Number(before.tag.slice(1)));
      const text = textOf(token.children).trim();
      if (!text) faults.push({ kind: 'headingEmpty', line, text });
      else if (before.level === 0 && own > level + 1)
        faults.push({ kind: 'headingOrder', line, text });
      if (before.level === 0) level = own;
    }
    const isVideo = before?.type === 'paragraph_open' && videoIn(token, parser, EVERYTHING);
    addFaultsOfLine(faults, token.children ?? [], line, textOf, Boolean(isVideo));
  }
  for (const { line, text } of env.shownMarks ?? [])
    faults.push({ kind: 'marksShown', line, text });
  for (const { label, tokens: note } of env.unusedNotes ?? []) {
    const line = (note.find(({ map }) => map)?.map?.[0] ?? 0) + 1;
    faults.push({ kind: 'noteUnused', line, text: label });
  }
  return faults.map((fault) => ({ ...fault, text: fault.text.slice(0, LONGEST) }));
}

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

/** "1. Dünya Savaşı", as it is written. */
const firstWords = (tokens: Token[], item: number): string =>
  `${tokens[item]?.info}. ${tokens.slice(item, item + 4).find(({ type }) => type === 'inline')?.content ?? ''}`;

/** @param first the line of the first of these tokens */
function addFaultsOfLine(
  faults: TextFault[],
  children: Token[],
  first: number,
  textOf: (children: Token[] | null) => string,
  isVideo: boolean,
): void {
  let line = first;
  let link: { line: number; address: string; inside: Token[] } | null = null;
  for (const token of children) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
    if (token.type === 'link_open')
      link = { line, address: String(token.attrGet('href')), inside: [] };
    else if (token.type === 'link_close' && link) {
      const kind = isVideo ? null : faultOfLink(link.address, textOf(link.inside).trim());
      if (kind) faults.push({ kind, line: link.line, text: textOf(link.inside).trim() });
      link = null;
    } else link?.inside.push(token);
    if (token.type === 'image') {
      const alt = textOf(token.children).trim();
      if (isOwnPicture(String(token.attrGet('src'))) && isName(alt))
        faults.push({ kind: 'altIsName', line, text: alt });
    }
    if (token.type === 'text')
      for (const [, label] of token.content.matchAll(MISSING_NOTE))
        faults.push({ kind: 'noteMissing', line, text: label as string });
  }
}

function faultOfLink(address: string, text: string) {
  if (!text || !address) return 'linkEmpty';
  if (isBareAddress(text)) return 'linkAddress';
  return isVagueLink(text) ? 'linkText' : null;
}

const isName = (alt: string): boolean => FILE_NAME.test(alt) || CAMERA_NAME.test(alt);

/** Whether a reader of the link's text alone cannot know where it leads. */
function isVagueLink(text: string): boolean {
  const words = text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return VAGUE.has(words.toLocaleLowerCase('tr')) || VAGUE.has(words.toLowerCase());
}

/** Whether the text of a link is only an address. */
const isBareAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
