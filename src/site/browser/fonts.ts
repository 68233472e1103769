import { FONTS_KEY, NARROW } from '../fonts.ts';

/** One weight loads the whole font file of a family; the two letters are in its two subsets. */
const FACES = ['1em "Public Sans"', '700 1em "Bricolage Grotesque"'];
const LETTERS = 'aş';

/** In ms; on most connections the page has been painted by then. */
const LATER_MS = 3000;

/**
 * The first page on a phone has our headings, but running text in the phone's own font, so that it
 * does not wait for a download. Our font is fetched a little later and used on all later pages.
 */
export function fetchFonts() {
  if (document.documentElement.dataset.fonts === '' || !matchMedia(NARROW).matches) return;
  const fetchThem = async () => {
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)));
      localStorage.setItem(FONTS_KEY, '1');
    } catch {
      // Without a connection or a storage the next page also uses the phone's fonts.
    }
  };
  setTimeout(fetchThem, LATER_MS);
}
