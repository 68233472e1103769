import { expect, it } from 'vitest';
import { harmIn } from '../../../tests/harness/inert.ts';
import { INJECTIONS } from '../../../tests/harness/injections.ts';
import { checkMarkdown } from './check-markdown.server.ts';
import { renderMarkdown } from './markdown.server.ts';

it('recognises what must not be in a text', () => {
  expect(harmIn('<p>a</p><script></script>')).toEqual(['<script>']);
  expect(harmIn('<img src="/media/a/b.webp" onerror="a">')).toEqual(['<img onerror="a">']);
  expect(harmIn('<a href="java\nscript:a">')).not.toEqual([]);
  expect(harmIn('<svg><a href="/x"></a></svg>')).toEqual(['<svg>']);
});

it('every text that tries to run a script is inert', () => {
  const harmful = INJECTIONS.map((text) => [text, harmIn(renderMarkdown(text).html)] as const);
  expect(harmful.filter(([, harm]) => harm.length > 0)).toEqual([]);
  expect(INJECTIONS.length).toBeGreaterThan(1200);
});

it('all of them are inert in one text, and can be checked', () => {
  const all = INJECTIONS.join('\n\n');
  expect(harmIn(renderMarkdown(all).html)).toEqual([]);
  expect(checkMarkdown(all).notShown).toHaveLength(20);
});
