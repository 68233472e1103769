export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** The opening tags of a page in their order. Parses only the HTML that React and markdown-it write. */
export function tagsOf(html: string): Tag[] {
  const visible = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...visible.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}

/** The addresses of a `srcset`. */
export const addressesIn = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The text of a page's title. */
export const titleOf = (html: string): string =>
  decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
