import newMarkdownIt, {
  type MarkdownIt,
  type RendererRule,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { addPictures, addVideos } from './blocks.ts';
import { type Allowed, envOf, metaOf, OF_THE_SITE } from './env.ts';
import { addOrdinals, addSuffixes } from './grammar.ts';

/** Sticky, with a limit: a text full of `[^` must not be searched to its end each time. */
const REFERENCE = /\[\^([^\s\]]{1,60})\]/y;

/** No heading can have such an id, since no slug contains `_`. */
const noteId = (id: number) => `dipnot_${id + 1}`;

const referenceId = (id: number, use: number) => `atif_${id + 1}${use > 0 ? `_${use + 1}` : ''}`;

type Place = { id: number; use: number };

const placeOf = (tokens: Token[], index: number) => metaOf<Place>(tokens[index]);

/* `nameParts` gives the links back and the list of the notes their names. */
const RULES: Record<string, RendererRule> = {
  footnote_ref: (tokens, index) => {
    const { id, use } = placeOf(tokens, index);
    return `<sup class="note-ref"><a href="#${noteId(id)}" id="${referenceId(id, use)}" role="doc-noteref">${id + 1}</a></sup>`;
  },
  footnote_block_open: () => '<section class="notes" role="doc-endnotes"><ol>\n',
  footnote_block_close: () => '</ol></section>\n',
  footnote_open: (tokens, index) => `<li id="${noteId(placeOf(tokens, index).id)}">`,
  footnote_close: () => '</li>\n',
  footnote_anchor: (tokens, index) => {
    const { id, use } = placeOf(tokens, index);
    const number = use > 0 ? `<sup>${use + 1}</sup>` : '';
    return ` <a class="note-back" href="#${referenceId(id, use)}" role="doc-backlink">↩︎${number}</a>`;
  },
};

/** Deeper lists and quotes are read as text. */
const DEEPEST = 20;

/**
 * CommonMark, tables, strikethrough and footnotes, with the ordinals and suffixes of Turkish. Raw HTML is
 * shown as text and never becomes markup.
 */
export function makeParser(allowed: Allowed = OF_THE_SITE): MarkdownIt {
  const parser = newMarkdownIt({
    html: false,
    linkify: false,
    typographer: false,
    maxNesting: DEEPEST,
  });
  parser.validateLink = allowed.link;
  addOrdinals(parser);
  addSuffixes(parser);
  addNotes(parser);
  addPictures(parser, allowed);
  addVideos(parser);
  addLinks(parser);
  addLists(parser);
  addTables(parser);
  return parser;
}

function addLinks(parser: MarkdownIt): void {
  parser.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    if (/^https?:/i.test(String(token?.attrGet('href') ?? '')))
      token?.attrSet('rel', 'noopener external');
    return renderer.renderToken(tokens, index, options);
  };
}

/** The style takes the marker of the browser, and with it some screen readers the list. */
function addLists(parser: MarkdownIt): void {
  parser.renderer.rules.bullet_list_open = (tokens, index, options, _env, renderer) => {
    tokens[index]?.attrSet('role', 'list');
    return renderer.renderToken(tokens, index, options);
  };
}

function addTables(parser: MarkdownIt): void {
  const { rules } = parser.renderer;
  // A wide table scrolls by itself; it can have the focus so that it can be scrolled with the
  // keyboard.
  rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';
  // Alignment as a class, since the Content-Security-Policy allows no style attribute.
  for (const rule of ['th_open', 'td_open']) {
    rules[rule] = (tokens, index, options, _env, renderer) => {
      const token = tokens[index];
      const side = /text-align:\s*(right|center)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
      if (token) token.attrs = side ? [['class', side === 'right' ? 'end' : 'middle']] : null;
      return renderer.renderToken(tokens, index, options);
    };
  }
}

/**
 * Footnotes: `[^1]` in the text, and `[^1]: The note` in a paragraph of its own. The plugin reads the
 * notes. Two of its rules are replaced, because they take quadratic time: the one that finds
 * references, and the one that moves the notes to the end. It has no inline notes (`^[…]`) here.
 */
function addNotes(parser: MarkdownIt): void {
  const others = new Set(parser.block.ruler.getRules(''));
  parser.use(footnotes);
  const readNote = parser.block.ruler.getRules('').find((rule) => !others.has(rule));
  if (!readNote) throw new Error('markdown-it-footnote has no rule for notes');
  // The plugin does not say in which lines a note stands.
  parser.block.ruler.at(
    'footnote_def',
    (state, start, end, silent) => {
      const place = state.tokens.length;
      if (!readNote(state, start, end, silent)) return false;
      const open = state.tokens[place];
      if (open) open.map = [start, state.line];
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );
  parser.inline.ruler.disable('footnote_inline');
  parser.inline.ruler.at('footnote_ref', readReference);
  parser.core.ruler.at('footnote_tail', moveNotes);
  Object.assign(parser.renderer.rules, RULES);
}

function readReference(state: StateInline, silent: boolean): boolean {
  const { refs } = envOf(state.env).footnotes ?? {};
  if (!refs || state.src.charCodeAt(state.pos) !== 0x5b) return false;
  REFERENCE.lastIndex = state.pos;
  const label = REFERENCE.exec(state.src)?.[1];
  const at = label === undefined ? undefined : refs[`:${label}`];
  if (label === undefined || at === undefined) return false;
  if (!silent) {
    const { footnotes: notes = {} } = envOf(state.env);
    notes.list ??= [];
    const id = at < 0 ? notes.list.push({ label, count: 0 }) - 1 : at;
    refs[`:${label}`] = id;
    const note = notes.list[id];
    const use = note ? note.count++ : 0;
    state.push('footnote_ref', '', 0).meta = { id, use };
  }
  state.pos += label.length + 3;
  return true;
}

/** Moves the notes to the end, in the order of their references. */
function moveNotes(state: StateCore): void {
  const env = envOf(state.env);
  if (!env.footnotes) return;
  const { shown, notes } = splitNotes(state.tokens);
  const list = env.footnotes.list ?? [];
  const token = (type: string, nesting: 1 | 0 | -1, meta: unknown = null) =>
    Object.assign(new state.Token(type, '', nesting), { block: nesting !== 0, meta });
  if (list.length > 0) {
    shown.push(token('footnote_block_open', 1));
    for (const [id, { label, count }] of list.entries()) {
      shown.push(token('footnote_open', 1, { id }));
      const content = notes.get(label) ?? [];
      const last = content.at(-1)?.type === 'paragraph_close' ? content.pop() : undefined;
      for (const one of content) shown.push(one);
      for (let use = 0; use < count; use++) shown.push(token('footnote_anchor', 0, { id, use }));
      if (last) shown.push(last);
      shown.push(token('footnote_close', -1));
      notes.delete(label);
    }
    shown.push(token('footnote_block_close', -1));
  }
  env.unusedNotes = [...notes].map(([label, tokens]) => ({ label, tokens }));
  state.tokens = shown;
}

/** The tokens of the text without the notes, and the tokens of each note; the last one of a label. */
function splitNotes(tokens: Token[]): { shown: Token[]; notes: Map<string, Token[]> } {
  const shown: Token[] = [];
  const notes = new Map<string, Token[]>();
  const open: Token[][] = [];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const content: Token[] = [];
      notes.set(String(token.meta?.label), content);
      open.push(content);
    } else if (token.type === 'footnote_reference_close') open.pop();
    else (open.at(-1) ?? shown).push(token);
  }
  return { shown, notes };
}
