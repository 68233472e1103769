import type { Category } from '../../schema.ts';

interface ListPlace {
  path: string;
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  /** Of a search: what was typed, and whether the archive is searched too. */
  found?: { typed: string; archive: boolean } | null;
}

/** Path and query of one page of a list; parameters always in the same order, defaults left out. */
export function listAddress(place: ListPlace, page = 1): string {
  const { path, kind, category, year, found } = place;
  const parameters = [
    found ? `ara=${encodeURIComponent(found.typed)}` : '',
    kind !== 'category' && category ? `kategori=${category}` : '',
    year ? `yil=${year}` : '',
    found?.archive ? 'arsiv=1' : '',
    page > 1 ? `sayfa=${page}` : '',
  ].filter(Boolean);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
