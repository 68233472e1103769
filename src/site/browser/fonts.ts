import { FONTS_KEY, NARROW } from '../fonts.ts';

/** Every file of ours by one of its weights, and letters of both parts of it. */
const FACES = ['1em "Public Sans"', '700 1em "Bricolage Grotesque"'];
const LETTERS = 'aş';

/** By then a page has been painted on most lines, in ms. */
const LATER_MS = 3000;

/**
 * A phone's first page is set in the fonts it has, so that nothing is fetched before the words. Ours
 * follow a little later, and every page after it has them.
 */
export function fetchFonts() {
  if (document.documentElement.dataset.fonts === '' || !matchMedia(NARROW).matches) return;
  const fetchThem = async () => {
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)));
      localStorage.setItem(FONTS_KEY, '1');
    } catch {
      // Without a network or a storage the next page is set as this one is.
    }
  };
  setTimeout(fetchThem, LATER_MS);
}
