/** Attributes whose values are texts of a language, or addresses that contain the language. */
const WORDED =
  /^\s(?:alt|aria-label|content|data-[\w-]+|href|hreflang|lang|placeholder|title|value)="/i;

/**
 * The parts of a page's HTML that decide whether it is valid: tags, attributes and reserved
 * characters. Each text is replaced with a number, the same number for the same text. A page has the
 * same structure in two languages, unless a text is missing or repeated in one of them.
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
