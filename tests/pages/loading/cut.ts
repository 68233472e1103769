const TAGS_A_PART = 12;

/** Parts of a page, cut at `begin` and before every twelfth tag from there on. */
export function cutFrom(begin: string, html: string): string[] {
  const start = html.indexOf(begin);
  if (start < 0) throw new Error(`${begin} is not in the page`);
  const tags = [...html.slice(start).matchAll(/<[a-z/]/g)].map(({ index }) => start + index);
  const cuts = tags.filter((_, i) => i % TAGS_A_PART === 0);
  return [0, ...cuts].map((at, i) => html.slice(at, cuts[i]));
}

/** Two parts of a page, the second of which begins with the last `mark`. */
export function splitAt(mark: string, html: string): string[] {
  const at = html.lastIndexOf(mark);
  if (at < 0) throw new Error(`${mark} is not in the page`);
  return [html.slice(0, at), html.slice(at)];
}
