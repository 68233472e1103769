const ENDED = /[.!?…:;,]$/;

/** A part that does not end like a sentence is separated from the next part. */
const separate = (_line: string, words: string): string => {
  const item = words.trimEnd();
  return ENDED.test(item) ? item : `${item} ·`;
};

/**
 * Markdown as one line of plain text, for a passage or a description: without addresses, markup and
 * pictures. The patterns need no backtracking, so that no text takes long.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*>[ \t]+/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]+(.*)$/gm, separate)
    .replace(/^[ \t|:-]+$/gm, ' ')
    .replace(/[*_`]+/g, '')
    .replaceAll('|', ' · ')
    .replace(/\s+/g, ' ')
    .replace(/(?:· )+/g, '· ')
    .trim()
    .replace(/^· /, '')
    .replace(/ ·$/, '');
}
