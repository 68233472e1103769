import { UnusableFile } from '../import-fault.ts';

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
