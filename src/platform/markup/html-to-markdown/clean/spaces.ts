import { isText, nodeAfter } from '../dom.ts';

/**
 * Protected spaces, which word processors scatter, become ordinary ones; characters that nobody sees
 * are removed. The smart quotes and dashes stay.
 */
export function plainSpaces(root: Element): void {
  for (let node: Node | null = root; node; node = nodeAfter(node, root)) {
    if (!isText(node)) continue;
    node.data = node.data
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g, (found) =>
        found === '\r' ? '\n' : '',
      );
  }
}
