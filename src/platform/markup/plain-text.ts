const ENDED = /[.!?…:;,]$/;

/** A part that does not end like a sentence is separated from the next part. */
const separate = (_line: string, words: string): string => {
  const item = words.trimEnd();
  return ENDED.test(item) ? item : `${item} ·`;
};

/** The number stays: it may be an ordinal, as in "21. yüzyılda". */
const withNumber = (line: string, number: string, words: string): string =>
  separate(line, `${number} ${words}`);

/** Blanks other than single spaces, which most are: they need no replacement. */
const BLANKS = /\s{2,}|[^\S ]/g;

const PICTURE = /!\[[^[\]]*\]\([^()"]*(?:"([^"]*)")?\)/g;

/**
 * Markdown as one line of plain text, for a passage or a description: without addresses, markup,
 * numbers of footnotes and pictures, of which only the caption stays. The patterns need no
 * backtracking, so that no text takes long.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(PICTURE, (_, caption = '') => (caption ? ` ${separate('', caption)} ` : ' '))
    .replace(/\[\^[^\s\]]{1,60}\]:?/g, '')
    .replace(/^[ \t]*<?https?:\/\/\S+[ \t]*$/gm, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*>[ \t]+/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+])[ \t]+(.*)$/gm, separate)
    .replace(/^[ \t]*(\d{1,9}[.)])[ \t]+(.*)$/gm, withNumber)
    .replace(/^[ \t|:-]+$/gm, ' ')
    .replace(/[*_`]+|~~/g, '')
    .replaceAll('|', ' · ')
    .replace(BLANKS, ' ')
    .replace(/(?:· )+/g, '· ')
    .trim()
    .replace(/^· /, '')
    .replace(/ ·$/, '');
}
