import { setStyle, styleOf, textOf } from './paragraph.ts';
import type { Styles } from './styles.ts';
import { elementsIn } from './xml.ts';

/** The style of captions of pictures, of which the converter is told. */
export const CAPTION_STYLE = 'SiteCaption';

/** The caption of a picture is below it, or above it; that of a table stays a paragraph. */
export function markCaptions(body: Element, styles: Styles): void {
  const paragraphs = elementsIn(body, 'w:p').filter(
    (paragraph) => isPictureAlone(paragraph) || textOf(paragraph).trim(),
  );
  const taken = new Set<Element>();
  for (const [at, paragraph] of paragraphs.entries()) {
    if (styles.roleOf(styleOf(paragraph)) !== 'caption' || hasNote(paragraph)) continue;
    const picture = [paragraphs[at - 1], paragraphs[at + 1]].find(
      (near) => near && isPictureAlone(near) && !taken.has(near) && isNextTo(paragraph, near),
    );
    if (!picture) continue;
    taken.add(picture);
    setStyle(paragraph, CAPTION_STYLE);
  }
}

/** No table or picture is between them. */
const isNextTo = (one: Element, other: Element): boolean => {
  const between = (from: Element, to: Element) => {
    let node = from.nextSibling;
    while (node && node !== to && !/^w:(?:tbl|sdt)$/.test(node.nodeName)) node = node.nextSibling;
    return node === to;
  };
  return between(one, other) || between(other, one);
};

const isPictureAlone = (paragraph: Element): boolean =>
  elementsIn(paragraph, 'a:blip', 'v:imagedata').length > 0 &&
  !elementsIn(paragraph, 'w:t').some((words) => /\S/.test(words.textContent ?? ''));

const hasNote = (paragraph: Element): boolean =>
  elementsIn(paragraph, 'w:footnoteReference', 'w:endnoteReference').length > 0;

/** A caption below the last picture of a paragraph, or above the first one of the next. */
const CAPTION =
  /(<img )([^>]*>(?:(?!<img |<\/p>).)*<\/p>)<p class="caption">((?:(?!<\/p>).)*)<\/p>|<p class="caption">((?:(?!<\/p>).)*)<\/p>(<p>(?:(?!<img |<\/p>).)*<img )/gs;

function withCaption(_all: string, ...found: (string | undefined)[]): string {
  const [image, rest, below, above, next] = found;
  const words = (below ?? above ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
  return image ? `${image}title="${words}" ${rest}` : `${next}title="${words}" `;
}

/** HTML whose pictures have their captions as titles, as texts of the site write them. */
export const withCaptions = (html: string): string => html.replace(CAPTION, withCaption);
