import type { Category } from '../schema.ts';

interface ListPlace {
  path: string;
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  /** Of a search; what was typed. */
  found?: { typed: string } | null;
}

/** Path and query of one page of a list; parameters always in the same order, defaults left out. */
export function listAddress(place: ListPlace, page = 1): string {
  const { path, kind, category, year, found } = place;
  const parameters = [
    found ? `ara=${encodeURIComponent(found.typed)}` : '',
    kind !== 'category' && category ? `kategori=${category}` : '',
    year ? `yil=${year}` : '',
    page > 1 ? `sayfa=${page}` : '',
  ].filter(Boolean);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

/** Page numbers to show, in order; null stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    // A gap of one number is shown as that number: "…" would take as much room.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
