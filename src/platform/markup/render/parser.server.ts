import newMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { addSuffixes } from './emphasis.server.ts';
import { type Allowed, OF_THE_SITE } from './env.server.ts';
import { addNotes } from './notes.server.ts';
import { addOrdinals } from './ordinals.server.ts';
import { addPictures } from './pictures.server.ts';
import { addVideos } from './videos.server.ts';

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
