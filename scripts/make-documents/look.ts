/** Points; A4. */
export const PAGE = { width: 595.28, height: 841.89 };
export const LEFT = 56;
export const RIGHT = 539;
/** Numbers stand in the margin, text begins here: the page of the site on paper. */
export const TEXT = 140;
export const TEXT_WIDTH = 392;
export const TOP = 88;
export const BOTTOM = 766;

export const COLOR = {
  brand: '#0067cf',
  link: '#0053ab',
  plane: '#001c44',
  text: '#141a23',
  muted: '#596069',
  line: '#cfd3d8',
} as const;

export const SIZE = { text: 10.25, leading: 15.75, article: 13, part: 23 } as const;
