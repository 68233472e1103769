import { linearOf, toHex, toOklch } from './oklch.ts';
import { type Ramp, rampOf } from './ramp.ts';

/** Where the colour is seen: the usual pages, those in high contrast, and the header. */
export type Setting = 'light' | 'dark' | 'highLight' | 'highDark' | 'header';

/** The lowest contrast of texts in one setting. */
export interface Reading {
  setting: Setting;
  ratio: number;
  least: number;
}

const WHITE = '#ffffff';
/* Neutral colours of `src/ui/tokens.css`. */
const PAPER = '#fbfaf7';
const SUNKEN = '#f4f2ef';
const DARK_SURFACE = '#141a23';
const DARK_PAPER = '#0a0e16';
const BLACK = '#04060b';

/** The pairs of text and background of each setting, as `src/ui/tokens.css` uses the steps. */
const PAIRS: Record<Setting, { least: number; pairs: (ramp: Ramp) => [string, string][] }> = {
  light: {
    least: 4.5,
    pairs: (p) => [
      ...([
        [WHITE, p[600]],
        [WHITE, p[700]],
        [p[600], PAPER],
      ] as [string, string][]),
      ...([
        [p[700], PAPER],
        [p[700], SUNKEN],
        [p[700], p[100]],
      ] as [string, string][]),
    ],
  },
  dark: {
    least: 4.5,
    pairs: (p) => [
      ...([
        [BLACK, p[400]],
        [BLACK, p[300]],
        [p[400], DARK_PAPER],
      ] as [string, string][]),
      ...([
        [p[300], DARK_SURFACE],
        [p[200], p[900]],
      ] as [string, string][]),
    ],
  },
  highLight: {
    least: 7,
    pairs: (p) => [
      [WHITE, p[800]],
      [p[800], WHITE],
      [p[900], p[100]],
    ],
  },
  highDark: {
    least: 7,
    pairs: (p) => [
      [BLACK, p[200]],
      [p[200], DARK_PAPER],
      [p[100], p[900]],
    ],
  },
  header: { least: 7, pairs: (p) => [[WHITE, p[950]]] },
};

/** How readable texts in and on a colour are, in every setting. */
export function readingsOf(color: string): Reading[] {
  const ramp = rampOf(color);
  return Object.entries(PAIRS).map(([setting, { least, pairs }]) => ({
    setting: setting as Setting,
    ratio: Math.min(...pairs(ramp).map(([text, ground]) => contrast(text, ground))),
    least,
  }));
}

/** The reading that is too low, or null if the colour is readable everywhere. */
export const tooLow = (color: string): Reading | null =>
  readingsOf(color).find(({ ratio, least }) => ratio < least) ?? null;

/** The lightest readable colour of the same hue; null if the colour is readable itself. */
export function readableInstead(color: string): string | null {
  if (!tooLow(color)) return null;
  const { l, c, h } = toOklch(color);
  for (let lightness = l; lightness > 0; lightness -= 0.005) {
    const darker = toHex({ l: lightness, c, h });
    if (!tooLow(darker)) return darker;
  }
  return '#000000';
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
