import { describe, expect, it } from 'vitest';
import { checkValues } from '../../../../dashboard/kit/form/resolver.ts';
import { uploadMark } from '../../../../platform/markup/upload-mark.ts';
import { Content, type State, WrittenContent } from '../../schema.ts';
import { compareFields } from '../history/compare-fields.ts';
import { type EditorFields, emptyFields, fieldsOf, sameFields } from './editor-fields.ts';
import { contentRules, contentWords } from './editor-rules.ts';
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
  credit: 'Ece Yalın',
  decorative: false,
  width: 640,
  height: 480,
  widths: [320, 640],
};
/** A content as the server returns it, with a value in every field. */
const stored = Content.parse({
  ...good,
  id: cover.mediaId,
  slug: 'soke-treni',
  state: 'published',
  version: 2,
  tags: ['kıyı'],
  place: 'Söke',
  pinned: true,
  language: 'de',
  authorId: cover.mediaId,
  cover: { ...cover, alt: 'Tren' },
  coverCredit: 'Ece Yalın',
  coverDecorative: false,
  attachments: [{ mediaId: cover.mediaId, title: 'Rapor' }],
  corrections: [{ day: '2026-11-28', text: 'Tren Söke’den kalkar.' }],
  share: { title: 'Kısa', description: 'Özet', mediaId: cover.mediaId },
  publishedAt: '2026-11-20T09:00:00.000Z',
  unpublishAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  createdAt: '2026-11-19T09:00:00.000Z',
  readingMinutes: 1,
  path: '/haberler/soke-treni',
  translations: [],
  pending: null,
  hasPending: false,
  lacksAlt: false,
  sourceChanged: false,
  branch: { id: cover.mediaId, name: 'Aydın' },
  savedBy: null,
  can: { edit: true, delete: true },
});
/** Answers the key of a text and the values for its placeholders. */
const say = (key: string, values = {}) => [key, ...Object.values(values)].join(' ');

async function check(fields: EditorFields, target: State) {
  const rules = contentRules(say, fields, target);
  const options = { fields: {}, shouldUseNativeValidation: false };
  return await checkValues(say, contentWords(say), rules, fields, options);
}
async function faultsOf(fields: EditorFields, target: State) {
  const { errors } = await check(fields, target);
  const { cover: ofCover, ...others } = errors;
  const faults = { ...others, ...(ofCover?.alt ? { 'cover.alt': ofCover.alt } : {}) };
  return Object.entries(faults).map(([path, fault]) => `${path}: ${fault?.message}`);
}

describe('the check of the typed values', () => {
  it('requires a title and a category, also for a draft', async () => {
    expect(await faultsOf(emptyFields('Elif'), 'draft')).toEqual([
      'title: dashboard:validation.required content:editor.fields.title',
      'category: dashboard:validation.required content:editor.fields.category',
    ]);
    expect(await faultsOf({ ...good, title: 'ab' }, 'draft')).toEqual([
      'title: dashboard:validation.min content:editor.fields.title 3',
    ]);
  });

  it('accepts a draft without a text, and with a picture without alternative text, but not for publishing', async () => {
    const bare = { ...good, body: ' ', cover };
    expect(await faultsOf(bare, 'draft')).toEqual([]);
    expect(await faultsOf(bare, 'published')).toEqual([
      'body: content:editor.problem.bodyRequired',
      'cover.alt: content:editor.problem.coverAltRequired',
    ]);
  });

  it('refuses to publish a text with the placeholder of a picture, and keeps the draft', async () => {
    const body = `Metin.\n\n${uploadMark('meydan [1].jpg', 7)}`;
    expect(await faultsOf({ ...good, body }, 'draft')).toEqual([]);
    expect(await faultsOf({ ...good, body }, 'published')).toEqual([
      'body: content:editor.problem.pictureNotUploaded meydan  1 .jpg',
    ]);
  });

  it('accepts an empty address (the server makes one) and refuses an invalid one', async () => {
    expect(await faultsOf({ ...good, slug: '' }, 'draft')).toEqual([]);
    expect(await faultsOf({ ...good, slug: 'Söke treni' }, 'draft')).toEqual([
      'slug: content:editor.problem.address content:editor.fields.slug',
    ]);
  });

  it('sends only the fields of the picture that the server accepts', async () => {
    const { values } = await check({ ...good, cover: { ...cover, alt: ' Tren ' } }, 'published');
    expect(values).toMatchObject({ title: 'Söke treni', category: 'haberler' });
    expect((values as EditorFields).cover).toEqual({
      mediaId: cover.mediaId,
      alt: 'Tren',
      caption: '',
      decorative: false,
      credit: 'Ece Yalın',
    });
  });

  it('sends a correction note as soon as it has a text', async () => {
    const note = { day: '2026-11-28', text: 'Söke’den kalkar.' };
    const begun = { ...good, corrections: [{ day: '2026-11-28', text: ' ' }, note] };
    expect((await check(begun, 'published')).values).toMatchObject({ corrections: [note] });
    expect(sameFields(begun, { ...good, corrections: [note] })).toBe(true);
    expect(sameFields(good, { ...good, corrections: [{ ...note, text: '' }] })).toBe(true);
    expect(sameFields(good, { ...good, corrections: [note] })).toBe(false);
    expect(
      await faultsOf({ ...good, corrections: [{ ...note, day: 'dün' }] }, 'draft'),
    ).toHaveLength(1);
  });

  it('sends every field of a content that was opened', async () => {
    const { values } = await check(fieldsOf(stored), 'published');
    const { translationOf: _unchanged, ...all } = WrittenContent.shape;
    expect(Object.keys(values).sort()).toEqual(Object.keys(all).sort());
    expect(values).toMatchObject({
      tags: ['kıyı'],
      place: 'Söke',
      pinned: true,
      language: 'de',
      authorId: cover.mediaId,
      attachments: stored.attachments,
      share: stored.share,
      publishedAt: stored.publishedAt,
      unpublishAt: stored.unpublishAt,
      cover: { credit: 'Ece Yalın' },
    });
  });

  it('does not count spaces around a field as a change', () => {
    expect(sameFields(good, { ...good, title: ' Söke treni ' })).toBe(true);
    expect(sameFields(good, { ...good, body: 'Metin. ' })).toBe(false);
    expect(sameFields(good, { ...good, tags: ['kıyı'] })).toBe(false);
  });
});

describe('the comparison of two versions', () => {
  it('lists the fields that differ, also those without a text', () => {
    const before = fieldsOf(stored);
    const after = {
      ...before,
      tags: ['kıyı', 'liman'],
      pinned: false,
      unpublishAt: null,
      cover: { ...(before.cover as NonNullable<typeof before.cover>), mediaId: 'another' },
    };
    const differing = (other: typeof before) =>
      compareFields(say, 'tr', before, other, {
        mediaName: (id) => `Dosya ${id}`,
        branchName: (id) => `Teşkilat ${id}`,
      });
    expect(differing(after).map(({ name }) => name)).toEqual([
      'tags',
      'cover',
      'pinned',
      'unpublishAt',
    ]);
    expect(differing({ ...before, publishedAt: before.publishedAt })).toEqual([]);
    // Pictures and files are named, never shown as ids.
    const added = { mediaId: 'rapor', title: '' };
    const [files] = differing({ ...before, attachments: [...before.attachments, added] });
    expect(files?.mine.map(({ text }) => text).join('')).toBe('Rapor\nDosya rapor');
    // A cover without an alternative text says so.
    const undescribed = { ...after.cover, alt: '', caption: '', credit: '' };
    const [picture] = differing({ ...before, cover: undescribed });
    expect(picture?.mine.map(({ text }) => text).join('')).toBe('Dosya another\nmedia:noAltYet');
  });
});

describe('the copy of a draft in the browser', () => {
  const map = new Map<string, string>();
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const copy = { fields: { ...good }, version: 3, creationKey: null, typedAt: 1 };
  const take = () => store;

  it('is read as it was written, and is separate for each user and item', () => {
    writeCopy(take, copyKey('elif', 'a'), copy);
    expect(readCopy(take, copyKey('elif', 'a'))).toEqual(copy);
    const whole = { ...copy, fields: { ...fieldsOf(stored), translationOf: cover.mediaId } };
    writeCopy(take, copyKey('elif', 'b'), whole);
    expect(readCopy(take, copyKey('elif', 'b'))).toEqual(whole);
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

  it('reports when the browser cannot store it', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(writeCopy(() => full, 'key', copy)).toBe(false);
  });

  it('is not used where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readCopy(blocked, 'key')).toBeNull();
    expect(writeCopy(blocked, 'key', copy)).toBe(false);
    removeCopy(blocked, 'key');
  });

  it('of an earlier release, with fewer fields, is still read', () => {
    const { title, category, slug, summary, author, body } = good;
    const fields = { title, category, slug, summary, author, body, cover: null };
    store.setItem('key', JSON.stringify({ fields, version: 3, typedAt: 1 }));
    expect(readCopy(take, 'key')).toEqual(copy);
  });
});
