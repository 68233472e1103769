import { UnusableFile } from '../entry.ts';

/** A part of the XML: of the channel, or of one item, which begins and ends with its own tags. */
export interface XmlPart {
  kind: 'channel' | 'itemStart' | 'item' | 'itemEnd';
  text: string;
}

const OPEN_DATA = '<![CDATA[';
const END_OF_DATA = /\]\]>|<\/item>\s*<item>\s*<title>/g;
const TAGS = /<!\[CDATA\[|<item(?=[\s>])|<\/item\s*>/g;
/** Longer than everything that is searched for. */
const KEPT = 200;
const OWN_ENTITIES = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;

/**
 * Cuts an export into its channel and its items, so that a damaged item damages no other: one that
 * lacks its end, or the end of its text, ends where the next one begins.
 */
export class ItemSplitter {
  #rest = '';
  #inItem = false;
  #inData = false;

  *split(text: string, isEnd = false): Generator<XmlPart> {
    this.#rest += text;
    for (;;) {
      const edge = isEnd ? this.#rest.length : edgeOf(this.#rest);
      const pattern = this.#inData ? END_OF_DATA : TAGS;
      pattern.lastIndex = 0;
      const found = pattern.exec(this.#rest);
      if (
        !found ||
        found.index > edge ||
        (!isEnd && found.index + found[0].length > this.#rest.length - 1)
      ) {
        yield* this.#take(edge);
        return;
      }
      yield* this.#take(found.index);
      if (this.#inData) yield* this.#endData(found[0]);
      else yield* this.#tag(found[0]);
    }
  }

  *#endData(found: string): Generator<XmlPart> {
    this.#inData = false;
    if (found !== ']]>') yield { kind: this.#kind, text: ']]>' };
    else yield* this.#take(found.length, true);
  }

  *#tag(found: string): Generator<XmlPart> {
    if (found === OPEN_DATA) {
      this.#inData = true;
      yield* this.#take(found.length, true);
    } else if (found.startsWith('</')) {
      if (!this.#inItem) yield* this.#take(found.length, true);
      else yield* this.#endItem(found.length);
    } else {
      if (this.#inItem) yield* this.#endItem(0);
      this.#inItem = true;
      yield { kind: 'itemStart', text: '' };
      yield* this.#take(found.length, true);
    }
  }

  *#endItem(length: number): Generator<XmlPart> {
    yield { kind: 'itemEnd', text: this.#rest.slice(0, length) };
    this.#rest = this.#rest.slice(length);
    this.#inItem = false;
  }

  get #kind(): 'item' | 'channel' {
    return this.#inItem ? 'item' : 'channel';
  }

  /** @param asWritten without mending its entities */
  *#take(length: number, asWritten = false): Generator<XmlPart> {
    if (length <= 0) return;
    const text = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    const isText = !asWritten && !this.#inData;
    yield { kind: this.#kind, text: isText ? text.replace(OWN_ENTITIES, '&amp;') : text };
  }

  get isInItem(): boolean {
    return this.#inItem;
  }
}

/** Up to where a text can be read before the next one arrives: not in the middle of a mark. */
function edgeOf(text: string): number {
  const edge = Math.max(0, text.length - KEPT);
  const start = Math.max(
    text.lastIndexOf('<', edge),
    text.lastIndexOf('&', edge),
    text.lastIndexOf(']', edge),
  );
  return start >= 0 && edge - start < KEPT ? start : edge;
}

/** Stands for bytes that are no character. */
export const BROKEN = '\ufffd';
/** XML may not contain them; some plugins write them into texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const START = /<\?xml|<rss[\s>]/;
/** How far the file is searched for its beginning: before it some servers write warnings. */
const HEAD = 64 * 1024;

/** The bytes of an export as text: from its beginning, in its encoding, without forbidden characters. */
export class XmlText {
  #decoder: TextDecoder | null = null;
  #waiting: Buffer[] = [];
  #hasStarted = false;
  #line = 1;
  #brokenLine = 0;
  #broken = 0;
  #readable = 0;

  /** The next part of the text; parts before the beginning of the XML are line ends only. */
  read(chunk: Buffer): string {
    if (this.#hasStarted) return this.#decoded(chunk);
    this.#waiting.push(chunk);
    const head = Buffer.concat(this.#waiting);
    if (head.length < HEAD && !/<rss[\s>]/.test(head.toString('latin1'))) return '';
    return this.#begin(head);
  }

  /** The rest of the text. @throws UnusableFile if the file has another encoding than it says */
  end(): string {
    const text = this.#hasStarted ? this.#decoded() : this.#begin(Buffer.concat(this.#waiting));
    if (this.#broken > this.#readable) throw new UnusableFile('encoding', this.#brokenLine);
    return text;
  }

  #begin(head: Buffer): string {
    this.#hasStarted = true;
    this.#waiting = [];
    this.#decoder = decoderOf(head);
    const text = this.#decoded(head);
    const start = START.exec(text)?.index ?? text.search(/\S/);
    // The parser counts the lines; the declaration of XML may only be in the first one.
    return start <= 0 ? text : text.slice(start);
  }

  #decoded(chunk?: Buffer): string {
    const text = (this.#decoder as TextDecoder).decode(chunk, { stream: chunk !== undefined });
    if (text.includes(BROKEN) && !this.#brokenLine)
      this.#brokenLine = this.#line + linesIn(text.slice(0, text.indexOf(BROKEN)));
    this.#line += linesIn(text);
    for (const character of text.match(/[^\p{ASCII}]/gu) ?? [])
      if (character === BROKEN) this.#broken += 1;
      else this.#readable += 1;
    return text.replace(FORBIDDEN, '');
  }
}

export const linesIn = (text: string): number => text.split('\n').length - 1;

function decoderOf(head: Buffer): TextDecoder {
  const start = head.toString('latin1', 0, HEAD);
  const declared = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{1,40})["']/.exec(start)?.[1];
  const marked = start.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : start.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : null;
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8');
  } catch {
    throw new UnusableFile('encoding', 1);
  }
}
