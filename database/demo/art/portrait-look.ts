import type { Preset } from './palette.ts';
import { sand, tone } from './palette.ts';

export type Hair = 'part' | 'crop' | 'bald' | 'bob' | 'long' | 'bun' | 'curl' | 'scarf';
export type HairTone = 'ink' | 'grey' | 'deep' | 'warm';
export type Coat = 'dark' | 'mid' | 'light' | 'sand';
export type Neck = 'tie' | 'open' | 'round' | 'collar';
export type Beard = 'none' | 'full' | 'moustache';

/** One person: `skin` light to dark, `ground` a backdrop, `jaw` from 0 (broad) to 1 (narrow). */
export type PortraitLook = {
  hair: Hair;
  hairTone: HairTone;
  skin: 0 | 1 | 2;
  coat: Coat;
  neck: Neck;
  glasses: boolean;
  beard: Beard;
  ground: 0 | 1 | 2 | 3 | 4;
  jaw: number;
};

/** A plane in the light and the plane beside it in the shade. */
export type Pair = { lit: string; shade: string };

/** Skin, and the tone of the lips on it. */
export function skinTones(skin: PortraitLook['skin']): Pair & { lips: string } {
  const skins = {
    0: { lit: sand[100], shade: sand[200], lips: sand[500] },
    1: { lit: sand[200], shade: sand[300], lips: sand[500] },
    2: { lit: sand[300], shade: sand[400], lips: sand[600] },
  };
  return skins[skin];
}

/** Hair or scarf, and the brows that go with it. */
export function hairTones(hair: HairTone, preset: Preset): Pair & { brow: string } {
  const ink = tone(preset, 950);
  const tones = {
    ink: { lit: ink, shade: tone(preset, 800), brow: ink },
    // Grey belongs to no preset: old age is not blue.
    grey: { lit: '#cfd3d8', shade: '#a3a8af', brow: '#767c86' },
    deep: { lit: tone(preset, 800), shade: tone(preset, 900), brow: ink },
    warm: { lit: sand[500], shade: sand[600], brow: ink },
  };
  return tones[hair];
}

/** The coat, and the shirt that stands out from it. */
export function coatTones(coat: Coat, preset: Preset): Pair & { shirt: string; hem: string } {
  const onDark = { shirt: sand[50], hem: sand[200] };
  const onLight = { shirt: tone(preset, 700), hem: tone(preset, 700) };
  const coats = {
    dark: { lit: tone(preset, 950), shade: tone(preset, 800), ...onDark },
    mid: { lit: tone(preset, 700), shade: tone(preset, 900), ...onDark },
    light: { lit: tone(preset, 200), shade: tone(preset, 300), ...onLight },
    sand: { lit: sand[200], shade: sand[300], ...onLight },
  };
  return coats[coat];
}
