const ADDRESS = /(\bhttps?:\/\/[^\s<>"]+)/;

/** Escapes what Markdown would read as markup. Addresses stay as they are. */
export const escapeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, place) => (place % 2 ? part : escapePart(part, place === 0)))
    .join('');

function escapePart(text: string, atStart: boolean): string {
  const escaped = text
    .replace(/[\\*`[\]]/g, '\\$&')
    .replace(/~(?=~)/g, '\\~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
    .replace(/<(?=[a-z][\w.+-]*[:@])/gi, '\\<');
  if (!atStart) return escaped;
  return escaped
    .replace(/^([-+])(?=\s|$|-)/, '\\$1')
    .replace(/^(=+|>|#{1,6}(?=\s|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
