import { textOfHtml } from '../../../platform/markup/html-text.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';

/** Markdown as plain text with line breaks: no markup, and a dash before list items. */
export function plainText(markdown: string): string {
  const spaced = renderMarkdown(markdown)
    .html.replace(/\n/g, ' ')
    .replace(/<li>(\s*<p>)?/g, '\n- ')
    .replace(/<a class="note-back".*?<\/a>/g, '')
    .replace(/<\/(p|h\d|ul|ol|blockquote|footer|pre|table|figure)>/g, '\n\n')
    .replace(/<(br|\/tr)>/g, '\n');
  return textOfHtml(spaced)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
