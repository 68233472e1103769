import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { causeIn } from './misfits.ts';
import { schema } from './schema.ts';
import { MarkdownText } from './text.ts';

const { nodes } = schema;
const words = (text = '') => nodes.paragraph.create(null, text ? schema.text(text) : null);
const item = (...parts: Node[]) => nodes.list_item.create(null, parts);
const list = (...items: Node[]) => nodes.bullet_list.create(null, items);
const numbers = (...items: Node[]) => nodes.ordered_list.create(null, items);
const picture = nodes.picture.create({
  src: '/media/11111111-1111-4111-8111-111111111111/1280.webp',
  alt: 'Kıyı',
});
const video = nodes.video.create({ address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });

const unfaithful = (block: Node) =>
  new MarkdownText().writeWithStarts(nodes.doc.create(null, [block])).unfaithful;

it.each([
  ['an inner list of an empty item', list(item(words('bir'), list(item(words())))), 'emptyItem'],
  ['the same with numbers', numbers(item(words('bir'), numbers(item(words())))), 'emptyItem'],
  [
    'the same in a quotation',
    nodes.blockquote.create(null, [list(item(words('bir'), list(item(words()))))]),
    'emptyItem',
  ],
  ['a picture alone in a list', list(item(picture)), 'figure'],
  ['a video alone in a list', list(item(video)), 'figure'],
  [
    'a gallery alone in a list',
    list(item(nodes.gallery.create(null, [picture, picture]))),
    'figure',
  ],
])('%s does not fit, and is led to', (_, block, reason) => {
  expect(unfaithful(block)).toEqual([0]);
  const cause = causeIn(block);
  expect(cause.reason).toBe(reason);
  const doc = nodes.doc.create(null, [block]);
  const found = doc.nodeAt(cause.offset);
  if (reason === 'figure') expect(found?.isBlock && !found.isTextblock).toBe(true);
  else expect([found?.type.name, found?.content.size]).toEqual(['paragraph', 0]);
});

it('the same things fit beside words', () => {
  expect(unfaithful(list(item(words('bir'), list(item(words('iki'))))))).toEqual([]);
  expect(unfaithful(list(item(words('bir')), item(words())))).toEqual([]);
  expect(unfaithful(list(item(picture, words('bir'))))).toEqual([]);
  expect(unfaithful(list(item(words('bir')), item(picture)))).toEqual([]);
});
