import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { commonMarkExamples } from '../../../../../tests/harness/commonmark-examples.ts';
import { costRatio } from '../../../../../tests/harness/cpu-time.ts';
import { INJECTIONS } from '../../../../../tests/harness/injections.ts';
import { renderMarkdown } from '../../../../platform/markup/markdown.server.ts';
import { MarkdownText } from './text.ts';
import { writeWords } from './write-inline.ts';

const DEMO = new URL('../../../../../database/demo/', import.meta.url).pathname;
const PASTED = new URL('../../../../platform/markup/html-to-markdown/samples/', import.meta.url)
  .pathname;

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^---\n.*?\n---\n/s, ''));

const demo = textsIn(DEMO);
const commonMark = commonMarkExamples().map(({ markdown }) => markdown);
const others = [
  ...textsIn(PASTED),
  ...INJECTIONS,
  '',
  '\n\n',
  'Bir\r\n\r\n- iki\r\n- üç\r\n',
  'Bir\r\rİki',
  '\tgirinti\n\n-\tsekme\n\n\tiki',
  '﻿Bir \n\n\u00a0\n\nİki   \n\n\n\n',
  'Not[^1].\n\n[^1]: Bir\n\n    iki\n[^yok]: Kimse\n',
  '```\nkapanmayan kod\n\n',
  '1. Dünya Savaşı\n\n21. yüzyıl\n\n1. bir\n2. iki\n',
];

const withoutOrigins = (doc: Node): Node =>
  doc.type.create(
    doc.attrs,
    doc.children.map((node) => node.type.create({ ...node.attrs, origin: null }, node.content)),
  );

/** A line break in the HTML is a space. */
const asRead = (html: string) =>
  html
    .replace(/\n/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ (?=<br>)|(?<=<br>) /g, '');

/** How many blocks of these texts the editor shows as themselves, between 0 and 1. */
function shareShown(texts: string[]): number {
  const blocks = texts.flatMap((text) => new MarkdownText().read(text).children);
  return blocks.filter(({ type }) => type.name !== 'source').length / blocks.length;
}

describe.each([
  ['the demo', demo],
  ['the examples of CommonMark', commonMark],
  ['pasted, hostile and odd texts', others],
])('Every text of %s', (_, texts) => {
  it('has the same bytes after it was opened and saved', () => {
    for (const text of texts) {
      const markdown = new MarkdownText();
      expect(markdown.write(markdown.read(text))).toBe(text);
    }
  });

  it('has the same HTML when all of its blocks are written anew', () => {
    for (const text of texts) {
      const markdown = new MarkdownText();
      const { text: written, unfaithful } = markdown.writeWithStarts(
        withoutOrigins(markdown.read(text)),
      );
      expect(unfaithful).toEqual([]);
      expect(asRead(renderMarkdown(written).html), text).toBe(asRead(renderMarkdown(text).html));
    }
  });
});

it('shows every block of the demo as itself, and the rest of CommonMark as its source', () => {
  expect(demo.length).toBeGreaterThan(90);
  expect(shareShown(demo)).toBe(1);
  // Most of the others are definitions of links and pictures of other sites.
  expect(shareShown(commonMark)).toBeGreaterThan(0.87);
});

it.each([
  '[{{email}}](mailto:{{email}}) ve [site](https://{{party}}.org)',
  '{{party}}**{{email}}**{{phone}} \\* *a* _b_ `{{address}}`',
  '| {{party}} |\n| --- |\n| a \\| {{email}} |',
])('placeholders stay as they are when all signs around them are escaped', (text) => {
  const doc = withoutOrigins(new MarkdownText().read(text));
  const placeholders = (written: string) => written.match(/\{\{\w+\}\}/g);
  expect(placeholders(new MarkdownText().write(doc))).toEqual(placeholders(text));
  doc.descendants((node) => {
    if (!node.isTextblock || node.type.spec.code) return;
    const wanted = placeholders(writeWords(node, { care: 0, em: '*' }));
    for (const care of [1, 2, 3] as const)
      expect(placeholders(writeWords(node, { care, em: '*' }))).toEqual(wanted);
  });
});

it.each([
  '*a ',
  '> ',
  '`a``',
  '[',
  '![',
  '**a*',
  '- a\n',
  '[^',
  '|a|b|\n|-|-|\n',
  '[a]: b\n',
  '1. a\n\n',
])(
  'opening and saving 10,000 characters of %j takes at most thirty times as long as an ordinary text',
  (part) => {
    const open = (text: string) => () => {
      const markdown = new MarkdownText();
      markdown.write(withoutOrigins(markdown.read(text)));
    };
    const repeated = (some: string) => some.repeat(10_000 / some.length);
    const usual = repeated('Bir **söz** ve [bağ](https://a.b) ile _son_.\n\n');
    expect(costRatio(open(`[^a]: b\n\n${repeated(part)}`), open(usual))).toBeLessThan(30);
  },
);
