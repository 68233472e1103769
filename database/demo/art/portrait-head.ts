import { disc, shape, stroke } from './kit.ts';
import type { Preset } from './palette.ts';
import { tone } from './palette.ts';
import type { hairTones, PortraitLook, skinTones } from './portrait-look.ts';

type Skin = ReturnType<typeof skinTones>;
type HairTones = ReturnType<typeof hairTones>;

/** Ears, face, beard, features and glasses; the hair comes on top. */
export function head(
  look: PortraitLook,
  skin: Skin,
  hair: HairTones,
  { preset, seed }: { preset: Preset; seed: number },
): string {
  const ink = tone(preset, 950);
  const outline = outlineOf(look.jaw);
  // Several portraits may stand inline on one page, where ids must differ.
  const clip = `head-${seed}-${Math.round(look.jaw * 100)}`;
  const covered = look.hair === 'bob' || look.hair === 'long' || look.hair === 'scarf';
  return [
    covered ? '' : disc(281, 434, 25, skin.lit) + disc(519, 434, 25, skin.shade),
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>`,
    shape(outline, skin.lit),
    `<g clip-path="url(#${clip})">`,
    shape('M404 200V404L434 470L406 482V506L416 520L400 534V580H560V200Z', skin.shade),
    look.beard === 'full' ? fullBeard(skin, hair) : '',
    '</g>',
    look.beard === 'moustache' ? moustache(hair) : '',
    look.beard === 'full' ? '' : stroke('M364 514Q400 530 436 514', skin.lips, 8, true),
    stroke('M324 404Q350 390 378 400M424 400Q452 390 478 404', hair.brow, 9, true),
    disc(352, 430, 9, ink) + disc(450, 430, 9, ink),
    look.glasses ? glasses(seed % 2 ? 31 : 8, ink) : '',
  ].join('');
}

/** The outline of the face; `jaw` runs from 0 (broad) to 1 (narrow). */
function outlineOf(jaw: number): string {
  const j = Math.round(12 * jaw);
  const third = Math.round(j / 3);
  const half = Math.round(j / 2);
  return [
    `M282 372A118 128 0 0 1 518 372L${514 - third} 440`,
    `Q${508 - j} 512 ${456 - half} 544Q430 560 400 560`,
    `Q370 560 ${344 + half} 544Q${292 + j} 512 ${286 + third} 440Z`,
  ].join('');
}

function fullBeard(skin: Skin, hair: HairTones): string {
  const cheeks =
    'M270 446L304 470Q330 494 352 490Q400 468 448 490Q470 494 496 470L530 446V600H270Z';
  const shaded = 'M400 474Q424 476 448 490Q470 494 496 470L530 446V600H400Z';
  const mouth = stroke('M366 512Q400 526 434 512', skin.shade, 9, true);
  return shape(cheeks, hair.lit) + shape(shaded, hair.shade) + mouth;
}

function moustache(hair: HairTones): string {
  return (
    shape('M400 490Q366 484 346 514Q374 514 400 508Z', hair.lit) +
    shape('M400 490Q434 484 454 514Q426 514 400 508Z', hair.shade)
  );
}

/** Frames of 82 × 62; a radius of 31 makes them round. */
function glasses(radius: number, ink: string): string {
  const frame = (x: number) => `<rect x="${x}" y="400" width="82" height="62" rx="${radius}"/>`;
  const bows = '<path d="M390 426H412M308 424L284 416M494 424L516 416"/>';
  return `<g fill="none" stroke="${ink}" stroke-width="8">${frame(308)}${frame(412)}${bows}</g>`;
}
