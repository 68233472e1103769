import { defineLanguageFacet, Language } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';
import { parser, Strikethrough, Table } from '@lezer/markdown';

/**
 * Markdown for colouring alone. `@codemirror/lang-markdown` would bring the parsers of HTML, CSS and
 * JavaScript with it, and the site shows HTML in a text as text.
 */
export const markdownLanguage = new Language(
  defineLanguageFacet(),
  parser.configure([
    Strikethrough,
    Table,
    { remove: ['HTMLBlock', 'HTMLTag'] },
    { props: [styleTags({ 'TableHeader/...': tags.strong })] },
  ]),
  [],
  'markdown',
);
