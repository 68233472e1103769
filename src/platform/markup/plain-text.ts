/**
 * Markdown as one line of plain text, for a passage or a description: without addresses, signs and
 * pictures. No pattern looks at a letter twice, so that no text takes long.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*#{1,6}[ \t]+(.*)$/gm, '$1 ·')
    .replace(/^[ \t]*(>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/^[ \t|:-]+$/gm, ' ')
    .replace(/[*_`]+/g, '')
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
