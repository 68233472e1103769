import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHex, toOklch } from './oklch.ts';
import { BLUE, rampOf, STEPS } from './ramp.ts';
import { contrast, readableInstead, readingsOf, tooLow } from './readable.ts';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const EVERY_HUE = Array.from({ length: 72 }, (_, index) => index * 5);

describe('the colours of a party', () => {
  it('are the blue preset of the tokens if it has none', () => {
    for (const step of STEPS) expect(tokens).toContain(`--p-${step}: ${BLUE[step]}; /* oklch`);
  });

  it('of the blue preset differ from it by no more than rounding', () => {
    const ramp = rampOf(BLUE[600]);
    for (const step of STEPS)
      expect(contrast(ramp[step], BLUE[step]), String(step)).toBeLessThan(1.04);
  });

  it('contain the colour itself, and become darker with each step', () => {
    for (const color of ['#c8102e', '#00573f', '#3b3b3b', '#000000', '#12306b']) {
      const ramp = rampOf(color);
      expect(ramp[600]).toBe(color);
      const lightness = STEPS.map((step) => toOklch(ramp[step]).l);
      expect(lightness.slice(0, 7)).toEqual(lightness.slice(0, 7).toSorted((a, b) => b - a));
      for (const [index, l] of lightness.entries())
        if (index > 0) expect(l).toBeLessThanOrEqual((lightness[index - 1] as number) + 0.001);
    }
  });

  it.each(EVERY_HUE)(
    'with the hue %s are readable in every setting once the colour is dark enough',
    (h) => {
      for (const c of [0, 0.05, 0.12, 0.2, 0.32]) {
        for (const l of [0.9, 0.7, 0.5, 0.3, 0.1]) {
          const color = toHex({ l, c, h });
          const instead = readableInstead(color) ?? color;
          const low = readingsOf(instead).filter(({ ratio, least }) => ratio < least);
          expect(low, `${color} → ${instead}`).toEqual([]);
        }
      }
    },
  );
});

describe('a colour', () => {
  it('that is too light is not readable, and names where', () => {
    expect(tooLow('#ffcc00')).toMatchObject({ setting: 'light', least: 4.5 });
    expect(tooLow('#ffcc00')?.ratio).toBeCloseTo(1.45, 1);
    expect(tooLow('#0067cf')).toBeNull();
    expect(readableInstead('#0067cf')).toBeNull();
  });

  it('keeps its hue when it is made readable', () => {
    const instead = readableInstead('#ff8a00') as string;
    expect(Math.abs(toOklch(instead).h - toOklch('#ff8a00').h)).toBeLessThan(3);
    expect(contrast('#ffffff', instead)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', instead)).toBeLessThan(5.2);
  });

  it('is the same after a conversion and back', () => {
    for (const hex of ['#000000', '#ffffff', '#c8102e', '#0067cf', '#7f7f7f'])
      expect(toHex(toOklch(hex))).toBe(hex);
  });
});
