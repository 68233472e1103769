/** Attributes whose values are words of a language, or addresses that name it. */
const WORDED =
  /^\s(?:alt|aria-label|content|data-[\w-]+|href|hreflang|lang|placeholder|title|value)="/i;

/**
 * What of a page's HTML decides whether it is valid: its tags and attributes, and instead of each
 * text or worded value a number, the same for the same text, with the signs that HTML reserves. A
 * page in two languages has one structure, unless a language lacks a text or repeats one.
 */
export function structureOf(html: string): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const signs = text.replace(/[^<>&"'`=]/g, '');
    if (text.trim() === '') return signs;
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return `#${numbers.get(text)}${signs}`;
  };
  const body = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2');
  return body.replace(/([^<]*)(<[^>]*>)/g, (_, text: string, tag: string) => {
    const values = tag.replace(/(\s[\w-]+=)"([^"]*)"/g, (attribute, name: string, value: string) =>
      WORDED.test(attribute) ? `${name}"${numberOf(value)}"` : attribute,
    );
    return numberOf(text) + values;
  });
}
