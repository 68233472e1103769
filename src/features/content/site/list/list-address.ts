import type { Category } from '../../schema.ts';

interface ListPlace {
  path: string;
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  tag?: string | null;
  /** For a search: the query, and whether the archive is searched too. */
  found?: { typed: string; archive: boolean } | null;
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
    page > 1 ? `sayfa=${page}` : '',
  ].filter(Boolean);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
