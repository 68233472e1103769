/**
 * More than a logo has. Each use of a part counts as all of its elements; `side` is the longest side in px
 * in which it is drawn, `ratio` the most of one side to the other.
 */
export const SVG_LIMITS = {
  bytes: 1024 * 1024,
  elements: 5000,
  depth: 40,
  side: 1600,
  ratio: 20,
} as const;

export type SvgFault =
  | 'svgUnreadable'
  | 'svgTooLarge'
  | 'svgHasScript'
  | 'svgHasReference'
  | 'svgHasText'
  | 'svgHasEffect'
  | 'svgHasNoSize';
