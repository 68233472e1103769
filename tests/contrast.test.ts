import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../src/ui/settings.ts';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/:root((?:\[[^\]]+\])*) \{([^}]+)\}/g)].map(
  ([, selector = '', body = '']) => ({
    wanted: [...selector.matchAll(/\[([\w-]+)='(\w+)'\]/g)].map(([, name, value]) => [name, value]),
    values: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  }),
);

/** The tokens as a browser resolves them on a document with these attributes. */
function tokensFor(attributes: Record<string, string>) {
  const tokens: Record<string, string> = {};
  const matching = blocks
    .filter(({ wanted }) => wanted.every(([name = '', value]) => attributes[name] === value))
    .toSorted((a, b) => a.wanted.length - b.wanted.length);
  for (const { values } of matching) Object.assign(tokens, Object.fromEntries(values));
  const resolve = (value: string): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return name ? resolve(tokens[name] as string) : value;
  };
  return (name: string) => resolve(`var(--${name})`);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of a colour and its background: first for text, then for borders, focus rings and other signs. */
const TEXT = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['link', 'bg'],
  ['link', 'surface'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-tint', 'tint'],
];
const SIGNS = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['ring', 'bg'],
  ['ring', 'surface'],
  ['primary', 'bg'],
];
const appearances = SETTINGS.colorPreset.values.flatMap((preset) =>
  SETTINGS.paletteMode.values.map((mode) => [preset, mode] as const),
);
function tooLowContrast(attributes: Record<string, string>, pairs: string[][], least: number) {
  const token = tokensFor(attributes);
  return pairs
    .map(([color = '', background = '']) => ({
      color,
      background,
      ratio: contrast(token(color), token(background)),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ color, background, ratio }) => `${color} on ${background}: ${ratio.toFixed(2)}`);
}

describe.each(appearances)('in %s, %s', (preset, mode) => {
  const normal = { 'data-preset': preset, 'data-mode': mode, 'data-contrast': 'normal' };
  const high = { ...normal, 'data-contrast': 'high' };

  it('text has a contrast of at least 4.5 to 1, signs of at least 3 to 1', () => {
    expect(tooLowContrast(normal, TEXT, 4.5)).toEqual([]);
    expect(tooLowContrast(normal, SIGNS, 3)).toEqual([]);
  });

  it('in high contrast, text has at least 7 to 1, signs and thin lines at least 4.5 to 1', () => {
    expect(tooLowContrast(high, TEXT, 7)).toEqual([]);
    expect(tooLowContrast(high, [...SIGNS, ['line', 'bg'], ['line', 'surface']], 4.5)).toEqual([]);
  });

  it('high contrast lowers the contrast of no pair', () => {
    const [plain, strong] = [tokensFor(normal), tokensFor(high)];
    const lower = [...TEXT, ...SIGNS].filter(
      ([color = '', background = '']) =>
        contrast(strong(color), strong(background)) < contrast(plain(color), plain(background)),
    );
    expect(lower).toEqual([]);
  });
});
