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

/** Ink on ground, for words; and lines and rings on the ground they stand on. */
const WORDS = [
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
const looks = SETTINGS.colorPreset.values.flatMap((preset) =>
  SETTINGS.paletteMode.values.map((mode) => [preset, mode] as const),
);
function tooFaint(attributes: Record<string, string>, pairs: string[][], least: number) {
  const token = tokensFor(attributes);
  return pairs
    .map(([ink = '', ground = '']) => ({ ink, ground, ratio: contrast(token(ink), token(ground)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
}

describe.each(looks)('in %s, %s', (preset, mode) => {
  const normal = { 'data-preset': preset, 'data-mode': mode, 'data-contrast': 'normal' };
  const high = { ...normal, 'data-contrast': 'high' };

  it('words are read at 4.5 to 1 and signs at 3 to 1', () => {
    expect(tooFaint(normal, WORDS, 4.5)).toEqual([]);
    expect(tooFaint(normal, SIGNS, 3)).toEqual([]);
  });

  it('high contrast means 7 to 1 for words, 4.5 to 1 for signs and hairlines', () => {
    expect(tooFaint(high, WORDS, 7)).toEqual([]);
    expect(tooFaint(high, [...SIGNS, ['line', 'bg'], ['line', 'surface']], 4.5)).toEqual([]);
  });

  it('nothing becomes fainter by choosing high contrast', () => {
    const [plain, strong] = [tokensFor(normal), tokensFor(high)];
    const fainter = [...WORDS, ...SIGNS].filter(
      ([ink = '', ground = '']) =>
        contrast(strong(ink), strong(ground)) < contrast(plain(ink), plain(ground)),
    );
    expect(fainter).toEqual([]);
  });
});
