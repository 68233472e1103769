import { expect, it } from 'vitest';
import { readBlocks } from '../../../dashboard/kit/markdown/visual/read.ts';
import { MarkdownText } from '../../../dashboard/kit/markdown/visual/text.ts';
import { BlockWriter } from '../../../dashboard/kit/markdown/visual/write.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { BUILT_IN } from '../built-in/all.ts';

const texts = Object.entries(BUILT_IN).flatMap(([kind, wordings]) =>
  Object.entries(wordings).map(([locale, { text }]) => [kind, locale, text] as const),
);

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

it('there are four texts in four languages', () => {
  expect(texts).toHaveLength(16);
});

it.each(texts)(
  '%s in %s is shown as its readers see it, and opening it changes no byte',
  (...given) => {
    const [, , text] = given;
    const markdown = new MarkdownText();
    const doc = markdown.read(text);
    expect(doc.children.filter(({ type }) => type.name === 'source')).toEqual([]);
    expect(markdown.write(doc)).toBe(text);
  },
);

it.each(texts)(
  '%s in %s keeps its placeholders and its HTML when every block is edited',
  (...given) => {
    const [, , text] = given;
    const { blocks } = readBlocks(text);
    const ways = (['usual', 'other', 'careful'] as const).map((way) => {
      const writer = new BlockWriter();
      return blocks.map(({ node }) => writer.write(node, way).text).join('\n\n');
    });
    for (const written of ways) {
      expect(placeholders(written)).toEqual(placeholders(text));
      expect(renderMarkdown(written).html).toBe(renderMarkdown(text).html);
    }
  },
);
