/** Set in the browser's storage when a phone has our fonts in its cache. */
export const FONTS_KEY = 'app.fonts';

/**
 * `NARROW` screens use our font of running text only from the cache; `styles/scale.css` has the same
 * width.
 */
export const NARROW = '(max-width: 599px)';
export const WIDE = '(min-width: 600px)';
