import type { Token } from 'markdown-it';
import type { Mark, Node } from 'prosemirror-model';
import { isAllowedLink } from '../../../../platform/markup/allowed-link.ts';
import { fileOfPicture, isOwnPicture } from '../../../../platform/markup/own-picture.ts';
import type { Allowed, MarkdownEnv } from '../../../../platform/markup/render/env.ts';
import { makeParser } from '../../../../platform/markup/render/parser.ts';
import { type PictureAttrs, type SourceReason, schema } from './schema.ts';

/** The address of a picture that is being uploaded. */
const UPLOAD = /^upload:\d{1,20}$/;

/** As on the site, but a picture that is being uploaded is one already. */
export const ALLOWED: Allowed = {
  link: (address) => isAllowedLink(address) || UPLOAD.test(address),
  picture: (address) => isOwnPicture(address) || UPLOAD.test(address),
};

export const parser = makeParser(ALLOWED);
// Notes stay where they are written.
parser.core.ruler.disable('footnote_tail');

const { nodes, marks } = schema;

/** Thrown while blocks are read: a part that the document cannot hold. */
export class NotHeld extends Error {
  readonly reason: SourceReason;
  constructor(reason: SourceReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The words of a block with their marks. */
export function readWords({ children }: Token, env: MarkdownEnv): Node[] {
  const found: Node[] = [];
  let open: readonly Mark[] = [];
  for (const token of children ?? []) {
    const mark = markOf(token);
    if (mark && token.nesting > 0) {
      // Emphasis inside of the same emphasis.
      if (mark.type.isInSet(open)) throw new NotHeld('other');
      open = mark.addToSet(open);
      if (token.type === 'link_open' && isEmptyLink(children ?? [], token))
        throw new NotHeld('other');
    } else if (mark) open = mark.type.removeFromSet(open);
    else found.push(...leafOf(token, env).map((node) => node.mark(marksOn(node, open))));
  }
  const all = joined(found);
  if (all.some(isSpaceAsNumber)) throw new NotHeld('other');
  return all;
}

function leafOf(token: Token, env: MarkdownEnv): Node[] {
  switch (token.type) {
    case 'text':
      return textOf(token.content);
    case 'softbreak':
      return textOf(' ');
    case 'hardbreak':
      return [nodes.hard_break.create()];
    case 'code_inline':
      return token.content ? [schema.text(token.content, [marks.code_text.create()])] : [];
    case 'image':
      return [nodes.image.create(pictureOf(token))];
    case 'footnote_ref': {
      const label = env.footnotes?.list?.[Number(token.meta?.id)]?.label;
      if (label === undefined) throw new NotHeld('other');
      return [nodes.note_ref.create({ label })];
    }
    default:
      throw new NotHeld('other');
  }
}

/** A space at the end of a block, which stands there only when it is written as `&nbsp;`. */
const isSpaceAsNumber = ({ text, marks: on }: Node, place: number, all: Node[]): boolean =>
  text !== undefined &&
  on.length === 0 &&
  ((place === 0 && /^\s/.test(text)) || (place === all.length - 1 && /\s$/.test(text)));

export const textOf = (text: string): Node[] => (text ? [schema.text(text)] : []);

function markOf(token: Token): Mark | null {
  switch (token.type.replace(/_(?:open|close)$/, '')) {
    case 'strong':
      return marks.strong.create();
    case 'em':
      return marks.em.create();
    case 's':
      return marks.strike.create();
    case 'link': {
      const href = withPlaceholders(String(token.attrGet('href') ?? ''));
      if (UPLOAD.test(href)) throw new NotHeld('other');
      return marks.link.create({ href, title: String(token.attrGet('title') ?? '') });
    }
    default:
      return null;
  }
}

/** A placeholder in an address is filled in before Markdown is read, so it has to stay one. */
const withPlaceholders = (address: string): string =>
  address.replace(/%7B%7B([a-zA-Z]{1,40})%7D%7D/g, '{{$1}}');

/** Code has its own mark, too. */
const marksOn = (node: Node, open: readonly Mark[]): readonly Mark[] =>
  node.marks.reduce((all, mark) => mark.addToSet(all), open);

/** A link without words would not be in the document. */
function isEmptyLink(children: Token[], open: Token): boolean {
  const inside = children.slice(children.indexOf(open) + 1);
  const end = inside.findIndex(({ type }) => type === 'link_close');
  return !inside.slice(0, end).some(({ type, content }) => type === 'image' || content !== '');
}

export function pictureOf(token: Token): PictureAttrs {
  const src = String(token.attrGet('src'));
  if (!ALLOWED.picture(src)) throw new NotHeld('foreignPicture');
  if (!fileOfPicture(src)) throw new NotHeld('other');
  return {
    src,
    alt: parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {}),
    caption: String(token.attrGet('title') ?? ''),
  };
}

/** Neighbouring texts with the same marks are one node. */
function joined(found: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of found) {
    const last = all.at(-1);
    if (last?.isText && node.isText && last.sameMarkup(node))
      all[all.length - 1] = schema.text(`${last.text}${node.text}`, last.marks);
    else all.push(node);
  }
  return all;
}
