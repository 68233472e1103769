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
  item: {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as Element;
      const place = Array.from(list.children).indexOf(node as Element);
      const start = Number(list.getAttribute('start') ?? 1) || 1;
      const mark = list.nodeName === 'OL' ? `${start + place}. ` : '- ';
      const text = content.trim().replace(/\n{2,}(?=\s*(?:- |\d+\. ))/g, '\n');
      return `${mark}${text.replace(/\n/g, `\n${' '.repeat(mark.length)}`)}${node.nextSibling ? '\n' : ''}`;
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
