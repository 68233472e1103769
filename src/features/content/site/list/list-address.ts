import type { EntryKind } from '../../../search/schema.ts';
import type { Category } from '../../schema.ts';

/** The kinds of results in addresses. */
export const KIND_WORDS: Record<EntryKind, string> = {
  pages: 'sayfalar',
  documents: 'belgeler',
  people: 'kisiler',
  meetings: 'toplantilar',
};

interface ListPlace {
  path: string;
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  tag?: string | null;
  /** For a search: the query, whether the archive is searched too, and the only kind of results. */
  found?: { typed: string; archive: boolean; only?: EntryKind | null } | null;
}

/** The list of the published contents with a tag. */
export const tagAddress = (tag: string): string =>
  listAddress({ path: '/tum-icerikler', kind: 'all', category: null, year: null, tag });

/**
 * The path and query of one list page. Parameters are always in the same order, without defaults.
 */
export function listAddress(place: ListPlace, page = 1): string {
  const { path, kind, category, year, tag, found } = place;
  const parameters = [
    found ? `ara=${encodeURIComponent(found.typed)}` : '',
    tag ? `etiket=${encodeURIComponent(tag)}` : '',
    kind !== 'category' && category ? `kategori=${category}` : '',
    year ? `yil=${year}` : '',
    found?.archive ? 'arsiv=1' : '',
    found?.only ? `tur=${KIND_WORDS[found.only]}` : '',
    page > 1 ? `sayfa=${page}` : '',
  ].filter(Boolean);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
