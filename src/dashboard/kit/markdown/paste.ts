import { nextNote } from './blocks.ts';
import type { Surface } from './edit.ts';

/** Loaded when it is needed first; the editor asks for it at its first focus. */
export const loadConverter = () =>
  import('../../../platform/markup/html-to-markdown/html-to-markdown.ts');

/** Pictures in a clipboard or a drop. A word processor adds a picture of its text: its HTML counts. */
export function picturesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  return /<(p|h\d|table|li|span)\b/i.test(html) ? [] : files;
}

/** The text with formatting in a clipboard. Empty for a paste without formatting (Ctrl+Shift+V). */
export const htmlIn = (data: DataTransfer | null): string => data?.getData('text/html') ?? '';

/**
 * HTML as Markdown.
 * @param plain the same text without formatting
 * @param text the text into which it comes: its notes keep their numbers
 * @returns also whether formatting adds nothing to the plain text, and how many pictures could not be
 * taken over
 */
export async function htmlAsMarkdown(
  html: string,
  plain: string,
  text: string,
): Promise<{ markdown: string; isPlain: boolean; lostPictures: number }> {
  const { htmlToMarkdown } = await loadConverter();
  const { markdown, lostPictures } = htmlToMarkdown(html, {
    firstNote: nextNote(text),
    address: (written) => withoutOrigin(written),
  });
  const unformatted = markdown.replace(/\\(?=[^\w\s])/g, '');
  const words = (some: string) => some.replace(/\s+/g, ' ').trim();
  return { markdown, isPlain: plain !== '' && words(unformatted) === words(plain), lostPictures };
}

/** Inserts HTML as Markdown at the selection; see `Editing`. */
export async function pasteHtml(surface: Surface, html: string, plain: string): Promise<number> {
  const { text } = surface.read();
  const { markdown, isPlain, lostPictures } = await htmlAsMarkdown(html, plain, text);
  const { from, to } = surface.read();
  const insert = isPlain ? plain.replace(/\r\n?/g, '\n') : markdown;
  const end = from + insert.length;
  surface.apply({ from, to, insert, select: [end, end] });
  return lostPictures;
}

/** An address of this site as a path, as texts have it. Foreign pictures stay: the preview explains. */
function withoutOrigin(written: string): string | null {
  if (/^(data|blob|file):/i.test(written)) return null;
  const { origin } = window.location;
  return written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
}
