/** Every text of a language by its whole key, e.g. `site:frame.menu`. */
export function flattenTexts(tree: object, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = before ? `${before}${before.includes(':') ? '.' : ':'}${key}` : key;
    return typeof value === 'string' ? [[name, value]] : flattenTexts(value, name);
  });
}
