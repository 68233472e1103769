import { renderMarkdown } from '../../../platform/markdown.server.ts';

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Markdown as somebody would type it into a letter: no marks, items with a dash. */
export const plainText = (markdown: string): string =>
  renderMarkdown(markdown)
    .html.replace(/\n/g, ' ')
    .replace(/<li>(\s*<p>)?/g, '\n- ')
    .replace(/<\/(p|h\d|ul|ol|blockquote|pre|table)>/g, '\n\n')
    .replace(/<(br|\/tr)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
