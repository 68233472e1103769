/** Elements without content, here also those of drawings. */
const VOID = new Set(
  ['area base br col embed hr img input link meta source track wbr', 'path rect circle line use']
    .join(' ')
    .split(' '),
);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi;
const WORDED = /\s(alt|aria-label|placeholder|title|lang)="([^"]*)"/g;

export interface PlacedText {
  text: string;
  /** The language of the nearest element with a `lang` attribute. */
  language: string;
}

/** The texts of a page's body: text nodes, and attributes that are read aloud or shown. */
export function textsOf(html: string): PlacedText[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '');
  const texts: PlacedText[] = [];
  const open = [{ name: 'html', language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '' }];
  for (const [, slash, name = '', attributes = '', text] of body.matchAll(TOKEN)) {
    const around = open.at(-1)?.language ?? '';
    if (text !== undefined) {
      if (text.trim()) texts.push({ text: text.trim(), language: around });
    } else if (slash) {
      if (VOID.has(name)) continue;
      open.length = open.findLastIndex((element) => element.name === name);
    } else {
      const values: Record<string, string> = Object.fromEntries(
        [...attributes.matchAll(WORDED)].map(([, key, value = '']) => [key, value]),
      );
      const { lang: language = around, ...words } = values;
      for (const word of Object.values(words)) if (word) texts.push({ text: word, language });
      if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ name, language });
    }
  }
  return texts;
}
