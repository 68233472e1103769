import type TurndownService from 'turndown';

const SUPERSCRIPTS: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
};
const SUBSCRIPTS = Object.fromEntries(
  [...'₀₁₂₃₄₅₆₇₈₉'].map((sign, digit) => [String(digit), sign]),
);

/** "m2" with a raised 2 is "m²"; a raised text without such signs stays as it is. */
const raised = (signs: Record<string, string>) => (content: string) => {
  const found = [...content].map((sign) => signs[sign]);
  return found.every((sign) => sign) ? found.join('') : content;
};

/**
 * Ends each line of code until the text is whole: blank lines and spaces there have a meaning. It is in
 * no text here (`plainSpaces` removes it).
 */
export const CODE_LINE = '\u0004';

export const blockRules: Record<string, TurndownService.Rule> = {
  heading: {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const words = content
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(\d+)\\(?=[.)])/, '$1');
      return words ? `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${words}\n\n` : '';
    },
  },
  code: {
    filter: (node) => node.nodeName === 'PRE',
    replacement: (_, node) => {
      const text = (node.textContent ?? '').replace(/\n$/, '');
      const language = /language-([\w+#-]{1,30})/.exec((node as Element).className)?.[1];
      const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([marks]) => marks.length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${language ?? ''}\n${text.replace(/$/gm, CODE_LINE)}\n${fence}\n\n`;
    },
  },
  list: {
    filter: ['ul', 'ol'],
    replacement: (content, node) => {
      const parent = node.parentNode as Element;
      const isLast = parent.nodeName === 'LI' && parent.lastElementChild === node;
      // Only a list that begins with 1 may follow the words of its item without a blank line.
      return isLast && !/^(?!1\.)\d/.test(content) ? `\n${content}` : `\n\n${content}\n\n`;
    },
  },
  item: {
    filter: 'li',
    replacement: (content, node) => {
      const number = (node as Element).getAttribute('data-number');
      const mark = number ? `${number}. ` : '- ';
      const text = content.trim().replace(/\n{2,}(?=\s*(?:- |1\. ))/g, '\n');
      return `${mark}${text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)}${node.nextSibling ? '\n' : ''}`;
    },
  },
  gallery: {
    filter: (node) => node.nodeName === 'P' && node.hasAttribute('data-gallery'),
    replacement: (content) => `\n\n${content.replace(/\)\s*(?=[^)]*!\[)/g, ')\n').trim()}\n\n`,
  },
  reference: {
    filter: (node) => node.nodeName === 'SUP' && node.hasAttribute('data-reference'),
    replacement: (_, node) => `[^${(node as Element).getAttribute('data-reference')}]`,
  },
  note: {
    filter: (node) => node.nodeName === 'DIV' && node.hasAttribute('data-note'),
    replacement: (content, node) =>
      `\n\n[^${(node as Element).getAttribute('data-note')}]: ${content.replace(/\s+/g, ' ').trim()}\n\n`,
  },
  superscript: {
    filter: (node) => node.nodeName === 'SUP' && !node.hasAttribute('data-reference'),
    replacement: raised(SUPERSCRIPTS),
  },
  subscript: { filter: 'sub', replacement: raised(SUBSCRIPTS) },
};
