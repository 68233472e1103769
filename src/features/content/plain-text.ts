/** Markdown as one line of plain text, for a passage: without addresses, signs and pictures. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*#{1,6}\s+(.*)$/gm, '$1 ·')
    .replace(/^\s*(>|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/[*_`]+/g, '')
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
