import { toHex, toOklch } from './oklch.ts';

/** The steps of a colour, from almost white to almost black; `src/ui/tokens.css` explains their use. */
export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Step = (typeof STEPS)[number];
export type Ramp = Readonly<Record<Step, string>>;

/** The blue preset of `src/ui/tokens.css`: the colour of a party without a colour of its own. */
export const BLUE: Ramp = {
  50: '#f0f6ff',
  100: '#dfedff',
  200: '#c1dbfe',
  300: '#98c4ff',
  400: '#63a6ff',
  500: '#2f85ef',
  600: '#0067cf',
  700: '#0053ab',
  800: '#004188',
  900: '#002e65',
  950: '#001c44',
};

/** Lightness of each step, the same in all presets, and its chroma as a share of that of step 600. */
const SHAPE: Record<Step, { l: number; share: number }> = {
  50: { l: 0.972, share: 0.072 },
  100: { l: 0.94, share: 0.161 },
  200: { l: 0.885, share: 0.311 },
  300: { l: 0.81, share: 0.533 },
  400: { l: 0.72, share: 0.817 },
  500: { l: 0.62, share: 0.994 },
  600: { l: 0.525, share: 1 },
  700: { l: 0.455, share: 0.867 },
  800: { l: 0.385, share: 0.739 },
  900: { l: 0.31, share: 0.6 },
  950: { l: 0.235, share: 0.467 },
};

function computeRamp(color: string): Ramp {
  const { l, c, h } = toOklch(color);
  const darker = Math.min(1, l / SHAPE[600].l);
  const steps = STEPS.map((step) => {
    if (step === 600) return [step, color];
    const { l: own, share } = SHAPE[step];
    return [step, toHex({ l: step > 600 ? own * darker : own, c: c * share, h })];
  });
  return Object.fromEntries(steps);
}

/** A site has one colour, and each page needs its ramp. */
let last: { color: string; ramp: Ramp } | undefined;

/**
 * The steps of a party's colour, which is step 600 itself. The lighter steps have the lightness of the
 * presets, so that they have their contrast on dark backgrounds; the darker ones are darker than the
 * colour.
 */
export function rampOf(color: string): Ramp {
  if (last?.color !== color) last = { color, ramp: computeRamp(color) };
  return last.ramp;
}

/** The colours of the party: its own, or the blue ones. `color` is empty or `#rrggbb`. */
export const partyRamp = (color: string): Ramp => (color ? rampOf(color) : BLUE);
