import {
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/**
 * A text as the visual editor shows it. Every top-level node has `origin`: the id of the bytes that it
 * was read from, in {@link Origins}; null for what was written here. It is never in the page; what was
 * copied in the same text keeps it.
 */
export const ORIGIN = { origin: { default: null } };

/** Why a part is shown as its source. */
export type SourceReason =
  /** Definitions of links: they have no place in the page. */
  | 'definitions'
  /** A picture of another site, which our site does not show. */
  | 'foreignPicture'
  /** A form of Markdown that this editor does not have. */
  | 'other';

/** A picture, in a place of its own, in a gallery or between words. */
export interface PictureAttrs {
  /**
   * As in the text: `/media/ID/1280.webp`, with `#decorative` behind it for a picture that says nothing.
   * `upload:KEY` while it is uploaded.
   */
  src: string;
  alt: string;
  caption: string;
}

export interface VideoAttrs {
  /** As in the text. */
  address: string;
  title: string;
  poster: PictureAttrs | null;
}

export interface ItemAttrs {
  /** The number as typed, if it is not the next one. */
  value: number | null;
}

const picture = {
  src: { default: '', validate: 'string' },
  alt: { default: '', validate: 'string' },
  caption: { default: '', validate: 'string' },
};

const HEADINGS = [1, 2, 3, 4, 5, 6];
const DIRECTIONS = new Set(['left', 'center', 'right']);

const { table, table_row, table_cell, table_header } = tableNodes({
  tableGroup: 'block part',
  cellContent: '(text | image | note_ref)*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (dom) => sideOf(dom.style.textAlign),
      setDOMAttr: (value, attrs) => {
        if (value) attrs['data-align'] = value;
      },
    },
  },
});

const nodes = {
  doc: {
    content: 'block+',
    /** The blank lines before the first block and behind the last one, as in the stored text. */
    attrs: { head: { default: '' }, tail: { default: '' } },
  },
  paragraph: {
    content: 'inline*',
    group: 'block part',
    attrs: ORIGIN,
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: '(text | image | note_ref)*',
    group: 'block part',
    defining: true,
    attrs: { ...ORIGIN, level: { default: 2, validate: 'number' } },
    parseDOM: HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // The title of the page is its only h1.
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
  },
  blockquote: {
    content: 'part+ quote_source?',
    group: 'block part',
    defining: true,
    attrs: ORIGIN,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  /** Who said it, without the dash that stands before it. */
  quote_source: {
    content: '(text | image | note_ref)*',
    defining: true,
    parseDOM: [{ tag: 'footer' }],
    toDOM: () => ['footer', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block part',
    attrs: { ...ORIGIN, tight: { default: true, validate: 'boolean' } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: ({ attrs }) => ['ul', { 'data-tight': String(attrs.tight) }, 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block part',
    attrs: {
      ...ORIGIN,
      tight: { default: true, validate: 'boolean' },
      start: { default: 1, validate: 'number' },
      /** `.` or `)`; behind a single number with a dot there are words and no list. */
      delimiter: { default: '.', validate: 'string' },
    },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (dom) => ({ start: Number((dom as Element).getAttribute('start') ?? 1) }),
      },
    ],
    toDOM: ({ attrs }) => ['ol', { start: attrs.start, 'data-tight': String(attrs.tight) }, 0],
  },
  list_item: {
    content: 'part+',
    defining: true,
    attrs: { value: { default: null } },
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs }) => ['li', attrs.value === null ? {} : { value: attrs.value }, 0],
  },
  picture: {
    group: 'block part',
    atom: true,
    draggable: true,
    attrs: { ...ORIGIN, ...picture },
    toDOM: pictureDom('figure'),
  },
  gallery: {
    content: 'picture+',
    group: 'block part',
    isolating: true,
    draggable: true,
    attrs: ORIGIN,
    toDOM: () => ['div', { class: 'gallery' }, 0],
  },
  video: {
    group: 'block part',
    atom: true,
    draggable: true,
    attrs: {
      ...ORIGIN,
      address: { validate: 'string' },
      title: { default: '', validate: 'string' },
      poster: { default: null },
    },
    toDOM: ({ attrs }) => ['figure', { class: 'video' }, attrs.title || attrs.address],
  },
  code: {
    content: 'text*',
    marks: '',
    group: 'block part',
    code: true,
    defining: true,
    attrs: { ...ORIGIN, info: { default: '', validate: 'string' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  rule: {
    group: 'block part',
    attrs: ORIGIN,
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  /** A footnote; it stays where it is written, and its references show its number. */
  note: {
    content: 'part+',
    group: 'block',
    isolating: true,
    defining: true,
    attrs: { ...ORIGIN, label: { validate: 'string' } },
    toDOM: ({ attrs }) => ['aside', { 'data-note': attrs.label }, 0],
  },
  /** A part of the text as it is written. */
  source: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    isolating: true,
    attrs: { ...ORIGIN, reason: { default: 'other', validate: 'string' } },
    toDOM: () => ['pre', { class: 'source' }, ['code', 0]],
  },
  table: { ...table, attrs: { ...table.attrs, ...ORIGIN } },
  table_row,
  table_cell,
  table_header,
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: picture,
    toDOM: pictureDom('span'),
  },
  note_ref: {
    group: 'inline',
    inline: true,
    attrs: { label: { validate: 'string' } },
    toDOM: ({ attrs }) => ['sup', { 'data-note-ref': attrs.label }],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;
function pictureDom(tag: string) {
  return ({ attrs }: Node): DOMOutputSpec => [tag, ['img', { src: attrs.src, alt: attrs.alt }]];
}

const sideOf = (written: string): string | null => (DIRECTIONS.has(written) ? written : null);

/** The outer ones first: the order in which marks around the same words are nested. */
const marks = {
  link: {
    attrs: { href: { validate: 'string' }, title: { default: '', validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => ({ href: (dom as Element).getAttribute('href') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title || null }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b' },
      { style: 'font-weight=bold' },
      { style: 'font-weight=700' },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  code_text: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
