import { isText, nodeAfter } from '../dom.ts';

/** Control characters, soft hyphens, and what joins or directs letters; emoji keep their joiners. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Protected spaces, which word processors scatter, become ordinary ones; characters that nobody sees
 * are removed. The smart quotes and dashes stay.
 */
export function plainSpaces(root: Element): void {
  for (let node: Node | null = root; node; node = nodeAfter(node, root)) {
    if (!isText(node)) continue;
    node.data = node.data
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(UNSEEN, '');
  }
}
