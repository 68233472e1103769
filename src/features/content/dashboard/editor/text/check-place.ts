import type { PlaceIn } from '../../../../../dashboard/kit/markdown/edit.ts';
import type { TextPlace } from '../../../../../dashboard/kit/markdown/text-form.ts';
import { isDecorative } from '../../../../../platform/markup/own-picture.ts';
import type { BodyCheck } from '../../../schema.ts';

const PICTURE = /!\[((?:\\.|[^\\\]])*)\]\(([^)\s]*)/g;
const LINK = /(?<!!)\[((?:\\.|[^\\\]])*)\][([]/g;

/** The place that a check is about. */
export function placeOfCheck(check: BodyCheck): TextPlace {
  const { kind, line, text } = check;
  return {
    line,
    inLine: placeInLine(check),
    what: WHAT[kind] ?? 'words',
    words: WORDS[kind] ?? text,
  };
}

const WHAT: Partial<Record<BodyCheck['kind'], TextPlace['what']>> = {
  altMissing: 'picture',
  altIsName: 'picture',
  linkEmpty: 'link',
  linkText: 'link',
  linkAddress: 'link',
  noteMissing: 'note',
};
/** The words of what is meant, where the check does not say them. */
const WORDS: Partial<Record<BodyCheck['kind'], string>> = { altMissing: '' };

/**
 * The place of a check in its line: the words that are to be written better, or a cursor where they are
 * missing. Never the whole line, whose picture or link the next key would replace.
 */
export const placeInLine =
  ({ kind, text }: BodyCheck): PlaceIn =>
  (line) => {
    switch (kind) {
      case 'altMissing':
        return wordsIn(PICTURE, line, (alt, address) => alt === '' && !isDecorative(address));
      case 'altIsName':
        return wordsIn(PICTURE, line, (alt) => alt === text);
      case 'linkEmpty':
        return wordsAt(line, line.search(/(?<=(?<!!)\[)\s*\]\(|(?<=\]\()\s*\)/), 0);
      case 'linkText':
        return wordsIn(LINK, line, (words) => words === text);
      case 'linkAddress':
        // Without brackets the address itself is the link.
        return wordsAt(line, line.indexOf(text), text.length);
      case 'noteMissing':
      case 'noteUnused': {
        const note = `[^${text}]`;
        return wordsAt(line, line.indexOf(note) + note.length, 0);
      }
      case 'listOrdinal':
        return wordsAt(line, line.search(/(?<=^[\s>]*\d{1,9})\./), 0);
      default:
        return wordsAt(line, line.length, 0);
    }
  };

/** The words of the first such picture or link of the line. */
function wordsIn(
  pattern: typeof PICTURE,
  line: string,
  isIt: (words: string, address: string) => boolean,
): readonly [number, number] {
  for (const { index, 0: whole, 1: words = '', 2: address = '' } of line.matchAll(pattern))
    if (isIt(words.trim(), address))
      return wordsAt(line, index + whole.indexOf('[') + 1, words.length);
  return [0, 0];
}

/** In the line, also if what was looked for is not written in it in these words. */
const wordsAt = (line: string, from: number, length: number): readonly [number, number] =>
  from < 0 ? [0, 0] : [Math.min(from, line.length), Math.min(from + length, line.length)];
