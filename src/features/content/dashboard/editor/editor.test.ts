import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { checkFields, emptyFields, sameFields } from './editor-fields.ts';
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
  const textOf = (side: { text: string }[]) => side.map(({ text }) => text).join('');
  const changed = (side: { text: string; changed: boolean }[]) =>
    side.filter((stretch) => stretch.changed).map(({ text }) => text);

  it('keeps what is the same apart, and marks the words that differ', () => {
    const blocks = compareTexts(
      'bir\niki\nKıyı yolu kapalı.\ndört',
      'bir\niki\nKıyı yolu açıldı.\ndört\nbeş\n',
    );
    expect(blocks).toHaveLength(4);
    const [before, differing, between, added] = blocks;
    expect([before, between]).toEqual([{ same: ['bir', 'iki'] }, { same: ['dört'] }]);
    if (!differing || 'same' in differing || !added || 'same' in added) throw new Error('same');
    expect(textOf(differing.theirs)).toBe('Kıyı yolu kapalı.');
    expect(changed(differing.theirs)).toEqual(['kapalı']);
    expect(changed(differing.mine)).toEqual(['açıldı']);
    expect([added.theirs, changed(added.mine)]).toEqual([[], ['beş']]);
  });

  it('gives up on the longest texts instead of keeping the page waiting', () => {
    const theirs = Array.from({ length: 12_000 }, (_, n) => `a${n}`).join('\n');
    const mine = Array.from({ length: 12_000 }, (_, n) => `b${n}`).join('\n');
    expect(compareTexts(theirs, mine)).toEqual([
      { theirs: [{ text: theirs, changed: true }], mine: [{ text: mine, changed: true }] },
    ]);
  });
});

describe('the copy in the browser', () => {
  const map = new Map<string, string>();
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const copy = { fields: { ...good }, version: 3, creationKey: null, typedAt: 1 };
  const take = () => store;

  it('comes back as it was and is kept apart for each person and piece', () => {
    writeCopy(take, copyKey('elif', 'a'), copy);
    expect(readCopy(take, copyKey('elif', 'a'))).toEqual(copy);
    expect(readCopy(take, copyKey('murat', 'a'))).toBeNull();
    expect(readCopy(take, copyKey('elif', null))).toBeNull();
    removeCopy(take, copyKey('elif', 'a'));
    expect(readCopy(take, copyKey('elif', 'a'))).toBeNull();
  });

  it('is not offered when it cannot be read', () => {
    for (const raw of ['{', '{}', 'null', '{"fields":{},"version":1,"typedAt":1}']) {
      store.setItem('key', raw);
      expect(readCopy(take, 'key')).toBeNull();
    }
  });

  it('says when the browser would not take it', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(writeCopy(() => full, 'key', copy)).toBe(false);
  });

  it('is done without where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readCopy(blocked, 'key')).toBeNull();
    expect(writeCopy(blocked, 'key', copy)).toBe(false);
    removeCopy(blocked, 'key');
  });

  it('of an earlier release, without a key for its first save, is still read', () => {
    const { creationKey: _none, ...older } = copy;
    store.setItem('key', JSON.stringify(older));
    expect(readCopy(take, 'key')).toEqual(copy);
  });
});
