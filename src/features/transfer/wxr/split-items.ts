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
