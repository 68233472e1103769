const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** One step of a ramp, 50 (lightest) to 950 (darkest). */
export type Step = (typeof steps)[number];

/** The colour presets of the site; each has its own ramp of eleven tones. */
export const ramps = {
  blue: '#f0f6ff #dfedff #c1dbfe #98c4ff #63a6ff #2f85ef #0067cf #0053ab #004188 #002e65 #001c44',
  green: '#f0f8f3 #def1e5 #c0e3cd #99d0ae #6bb88b #399c68 #007f4c #01683d #00522f #003b20 #002612',
  indigo: '#f3f5ff #e6eaff #ced7ff #b0bcff #8d9bff #6a74f8 #5154da #4142ba #323196 #23236f #151548',
  purple: '#f8f3ff #f1e5ff #e5cdff #d5acfe #c086f4 #a55edf #893dc2 #722ca4 #5a1f84 #421561 #2a0d3f',
} as const;

/** Sand is the same in every preset: it is sunlight, paper and skin. */
export const sand = {
  50: '#fbf5ed',
  100: '#f6e9d9',
  200: '#eed5b6',
  300: '#e1b989',
  400: '#ce9954',
  500: '#b47817',
  600: '#915e01',
} as const;

/** A ramp by name, or `live`: custom properties `--p-50` … `--p-950` of the page around the SVG. */
export type Preset = keyof typeof ramps | 'live';

/** The colour of one step, as a CSS colour. */
export function tone(preset: Preset, step: Step): string {
  if (preset === 'live') return `var(--p-${step})`;
  return ramps[preset].split(' ')[steps.indexOf(step)] ?? '#000000';
}

/** The five roles of a picture, each a CSS colour; nothing else may be used in an illustration. */
export type Tones = Record<'sky' | 'sun' | 'far' | 'mid' | 'near', string>;

const hours = {
  dawn: { sky: sand[100], sun: sand[300], far: 300, mid: 600, near: 950 },
  day: { sky: 100, sun: sand[200], far: 300, mid: 600, near: 950 },
  noon: { sky: 300, sun: sand[50], far: 500, mid: 700, near: 950 },
  dusk: { sky: 700, sun: sand[200], far: 400, mid: 800, near: 950 },
} as const;

/** The hour of the day, which decides how the tones are dealt to the roles. */
export type Scheme = keyof typeof hours;

export const schemes: readonly Scheme[] = ['dawn', 'day', 'noon', 'dusk'];

/** The five tones of a scheme in a preset. */
export function tonesOf(scheme: Scheme, preset: Preset): Tones {
  const { sky, sun, far, mid, near } = hours[scheme];
  return {
    sky: typeof sky === 'number' ? tone(preset, sky) : sky,
    sun,
    far: tone(preset, far),
    mid: tone(preset, mid),
    near: tone(preset, near),
  };
}
