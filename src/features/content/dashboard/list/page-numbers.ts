/** First, last and the neighbours of the current page; `null` stands for a gap of more than one. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, current - 1, current, current + 1]);
  const numbers = [...shown].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  return numbers.flatMap((page, place) => {
    const gap = page - (numbers[place - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
