import { describe, expect, it } from 'vitest';
import { checkFields, emptyFields, sameFields } from './editor-fields.ts';
import { diffLines } from './line-diff.ts';
import { copyKey, readCopy, removeCopy, writeCopy } from './local-copy.ts';

const good = {
  ...emptyFields('Elif'),
  title: 'Söke treni',
  category: 'haberler',
  body: 'Metin.',
} as const;
const cover = {
  mediaId: '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10',
  alt: '',
  caption: '',
  width: 640,
  height: 480,
  widths: [320, 640],
};
const problemsOf = (fields: Parameters<typeof checkFields>[0], state: 'draft' | 'published') =>
  checkFields(fields, state).problems.map(({ field, kind }) => `${field}: ${kind}`);

describe('checking what was typed', () => {
  it('asks for a title and a category even of a draft', () => {
    expect(problemsOf(emptyFields('Elif'), 'draft')).toEqual([
      'title: required',
      'category: required',
    ]);
    expect(problemsOf({ ...good, title: 'ab' }, 'draft')).toEqual(['title: min']);
  });

  it('takes a draft without a text and a picture without words, but publishes neither', () => {
    const bare = { ...good, body: ' ', cover };
    expect(problemsOf(bare, 'draft')).toEqual([]);
    expect(problemsOf(bare, 'published')).toEqual([
      'body: bodyForPublishing',
      'cover.alt: altForPublishing',
    ]);
  });

  it('takes an empty address, which the server makes, and refuses an odd one', () => {
    expect(problemsOf({ ...good, slug: '' }, 'draft')).toEqual([]);
    expect(problemsOf({ ...good, slug: 'Söke treni' }, 'draft')).toEqual(['slug: address']);
  });

  it('sends of the picture only what the server takes', () => {
    const checked = checkFields({ ...good, cover: { ...cover, alt: ' Tren ' } }, 'published');
    expect(checked.input?.cover).toEqual({ mediaId: cover.mediaId, alt: 'Tren', caption: '' });
  });

  it('does not count spaces around a field as a change', () => {
    expect(sameFields(good, { ...good, title: ' Söke treni ' })).toBe(true);
    expect(sameFields(good, { ...good, body: 'Metin. ' })).toBe(false);
  });
});

describe('comparing two texts', () => {
  it('marks the lines that differ and keeps the order of both', () => {
    const lines = diffLines('bir\niki\nüç\ndört', 'bir\n2\nüç\ndört\nbeş');
    expect(
      lines
        .filter((line) => line.kind !== 'mine')
        .map((line) => line.text)
        .join('\n'),
    ).toBe('bir\niki\nüç\ndört');
    expect(
      lines
        .filter((line) => line.kind !== 'theirs')
        .map((line) => line.text)
        .join('\n'),
    ).toBe('bir\n2\nüç\ndört\nbeş');
    expect(lines.filter((line) => line.kind === 'same')).toHaveLength(3);
  });

  it('takes under a second for the longest texts', () => {
    const theirs = Array.from({ length: 12_000 }, (_, n) => `a${n}`).join('\n');
    const mine = Array.from({ length: 12_000 }, (_, n) => `b${n}`).join('\n');
    const start = performance.now();
    diffLines(theirs, mine);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('the copy in the browser', () => {
  const map = new Map<string, string>();
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const copy = { fields: { ...good }, version: 3, typedAt: 1 };

  it('comes back as it was and is kept apart for each person and piece', () => {
    writeCopy(store, copyKey('elif', 'a'), copy);
    expect(readCopy(store, copyKey('elif', 'a'))).toEqual(copy);
    expect(readCopy(store, copyKey('murat', 'a'))).toBeNull();
    expect(readCopy(store, copyKey('elif', null))).toBeNull();
    removeCopy(store, copyKey('elif', 'a'));
    expect(readCopy(store, copyKey('elif', 'a'))).toBeNull();
  });

  it('is not offered when it cannot be read', () => {
    for (const raw of ['{', '{}', 'null', '{"fields":{},"version":1,"typedAt":1}']) {
      store.setItem('key', raw);
      expect(readCopy(store, 'key')).toBeNull();
    }
  });

  it('says when the browser would not take it', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(writeCopy(full, 'key', copy)).toBe(false);
  });
});
