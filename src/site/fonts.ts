/** Set in the browser's storage once a phone has our fonts in its cache. */
export const FONTS_KEY = 'app.fonts';

/** Screens that wait for the fonts; the rule in `styles/scale.css` names the same width. */
export const NARROW = '(max-width: 599px)';
export const WIDE = '(min-width: 600px)';
