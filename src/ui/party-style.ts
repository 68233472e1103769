import { partyRamp, STEPS } from '../platform/color/ramp.ts';
import type { SETTINGS } from './settings.ts';

/** The preset of visitors who have not chosen one: it has the colour of the party. */
const PRESET: (typeof SETTINGS.colorPreset.values)[0] = 'blue';

/**
 * The rules that give the default preset the party's colour; empty if it has none. They are more
 * specific than those of `tokens.css`, so their place in the document does not matter.
 */
export function partyStyle(color: string): string {
  if (!color) return '';
  const ramp = partyRamp(color);
  const steps = STEPS.map((step) => `--p-${step}:${ramp[step]}`).join(';');
  return `html:root{--party-color:${color}}html:root[data-preset='${PRESET}']{${steps}}html .settings [data-swatch='${PRESET}']{background:${color}}`;
}
