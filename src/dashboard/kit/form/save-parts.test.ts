import { describe, expect, it } from 'vitest';
import { ApiError } from '../session/api-error.ts';
import { saveParts } from './save-parts.ts';

const stored = { title: 'Eski', body: 'Eski metin', slug: 'eski', tags: ['a'] };
type Fields = typeof stored;
type Faults = Record<string, string>;
const typed: Fields = { title: 'Yeni', body: 'Yeni metin', slug: 'dolu', tags: ['b'] };
const none: Faults = {};
const refusal = (fields: Record<string, string>) =>
  new ApiError({ status: 422, body: { code: 'invalid', fields } }, 'Düzeltilmeli.');

/** Saves to a server that refuses what `refuse` names. */
function saveTo(
  refuse: (fields: Fields) => Faults,
  check: (fields: Fields) => Faults = () => ({}),
  essential: (keyof Fields)[] | null = ['title', 'body'],
) {
  return saveParts<Fields, Fields, Fields>({
    typed,
    stored,
    essential: essential ?? undefined,
    check: async (fields) => {
      const faults = check(fields);
      return Object.keys(faults).length > 0 ? { faults } : { input: fields };
    },
    save: async (fields) => {
      const faults = refuse(fields);
      if (Object.keys(faults).length > 0) throw refusal(faults);
      return fields;
    },
  });
}

describe('an automatic save', () => {
  it('leaves out a field that the server refuses, and saves the others', async () => {
    const taken = { slug: 'Kullanılıyor.' };
    const saved = await saveTo(({ slug }) => (slug === 'dolu' ? taken : {}));
    expect(saved?.record).toEqual({ ...typed, slug: 'eski' });
    expect(saved).toMatchObject({ faults: taken, left: ['slug'] });
  });

  it('leaves out a field that the form itself refuses', async () => {
    const long = { 'tags.0': 'Uzun.' };
    const saved = await saveTo(
      () => ({}),
      ({ tags }) => (tags[0] === 'b' ? long : {}),
    );
    expect(saved?.record).toEqual({ ...typed, tags: ['a'] });
    expect(saved).toMatchObject({ faults: long, left: ['tags'] });
  });

  it('saves the essential fields alone if the server names another field than the changed one', async () => {
    const saved = await saveTo(
      (fields) => (fields.tags[0] === 'b' ? { slug: 'Olmaz.' } : {}) as Faults,
    );
    expect(saved?.record).toEqual({ ...stored, title: 'Yeni', body: 'Yeni metin' });
    expect(saved?.left).toEqual(['slug', 'tags']);
  });

  it('saves nothing while an essential field is missing', async () => {
    expect(
      await saveTo(
        () => ({}),
        () => ({ title: 'Zorunlu.' }),
      ),
    ).toBeNull();
  });

  it('of a form without essential fields saves all or nothing', async () => {
    const refused = saveTo(
      ({ slug }) => (slug === 'dolu' ? { slug: 'Kullanılıyor.' } : none),
      undefined,
      null,
    );
    await expect(refused).rejects.toThrow('Düzeltilmeli.');
  });
});
