import { neighbourOf, TILES } from '../../../platform/places/tiles.ts';

/** Lower case in Turkish, and the plain letters of those with marks: "Çankaya" and "cankaya" are one. */
const fold = (text: string): string =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');

interface Entry {
  item: HTMLElement;
  words: string;
}

interface ProvinceEntry extends Entry {
  details: HTMLDetailsElement | null;
  districts: Entry[];
}

const entryOf = (item: HTMLElement, text: string): Entry => ({ item, words: fold(text) });

/** Adds the filter by words, and the arrow keys within the map, to the list of the branches. */
function enhanceFinder(finder: HTMLElement): void {
  filterBranches(finder);
  moveInMap(finder);
}

function filterBranches(finder: HTMLElement): void {
  const input = finder.querySelector('input');
  const status = finder.querySelector<HTMLElement>('[role="status"]');
  const nothing = finder.querySelector<HTMLElement>('[data-finder-nothing]');
  if (!input || !status) return;
  const provinces = [...finder.querySelectorAll<HTMLElement>('[data-province]')].map(
    (item): ProvinceEntry => ({
      ...entryOf(item, item.querySelector('h2')?.textContent ?? ''),
      details: item.querySelector('details'),
      districts: [...item.querySelectorAll('li')].map((one) => entryOf(one, one.textContent)),
    }),
  );
  const locale = document.documentElement.lang;
  const show = () => {
    const wanted = fold(input.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const province of provinces) {
      const found = showProvince(province, wanted);
      province.item.hidden = found === 0;
      count += found;
    }
    if (nothing) nothing.hidden = count > 0;
    const sentence = count === 1 ? status.dataset.one : status.dataset.other;
    const text = (sentence ?? '').replace('{{total}}', count.toLocaleString(locale));
    if (status.textContent !== text) status.textContent = text;
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const links = [...finder.querySelectorAll<HTMLElement>('[data-province] a')];
    links.find((link) => link.checkVisibility())?.focus();
  });
  if (input.value) show();
}

/** Shows what has all words, opens the districts of a province if one was looked for; how many are shown. */
function showProvince(
  { item, words, details, districts }: ProvinceEntry,
  wanted: string[],
): number {
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const isWhole = has(words);
  let count = 0;
  for (const district of districts) {
    const isShown = isWhole || has(`${words} ${district.words}`);
    district.item.hidden = !isShown;
    if (isShown) count += 1;
  }
  if (details) {
    details.hidden = count === 0;
    details.open = wanted.length > 0 && !isWhole && count > 0;
  }
  const isBranch = item.hasAttribute('data-branch');
  return isWhole && isBranch ? count + 1 : count;
}

function moveInMap(finder: HTMLElement): void {
  const map = finder.querySelector<HTMLElement>('[data-tiles]');
  const linkAt = (city: number) => map?.querySelector<HTMLElement>(`[data-city="${city}"]`);
  map?.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-city]');
    let tile = TILES.find(({ city }) => String(city) === link?.dataset.city);
    // Provinces without a branch are passed over.
    do tile = (tile && neighbourOf(tile, event.key)) ?? undefined;
    while (tile && !linkAt(tile.city));
    const next = tile && linkAt(tile.city);
    if (!link || !next) return;
    event.preventDefault();
    link.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

// The page loads this file when the finder gets the focus; it runs once.
const finder = document.querySelector<HTMLElement>('[data-finder]');
if (finder) enhanceFinder(finder);
