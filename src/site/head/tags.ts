import { escapeHtml } from '../../platform/markup/html.ts';

/**
 * Names, which are written as they are, and values, in their order. An attribute without a value is
 * left out.
 */
type Attributes = Record<string, string | undefined>;

function written(attributes: Attributes): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) text += ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}

/** The tag with which an element begins. Values are escaped, as React escapes them. */
export const openTag = (name: string, attributes: Attributes): string =>
  `<${name}${written(attributes)}>`;

/** An element without content. */
export const voidTag = (name: string, attributes: Attributes): string =>
  `<${name}${written(attributes)}/>`;

/** A fact about the page for browsers and search engines. */
export const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}"/>`;

/** A fact about the page for social networks, in the format of the Open Graph protocol. */
export const property = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}"/>`;

export const link = (rel: string, attributes: Attributes): string =>
  voidTag('link', { rel, ...attributes });
