import { poly, shape, stroke } from './kit.ts';
import type { Preset } from './palette.ts';
import { tone } from './palette.ts';
import type { coatTones, Neck, Pair } from './portrait-look.ts';

type CoatTones = ReturnType<typeof coatTones>;

/** Neck, shirt and coat; `seam` is the tone of the line around the lapels. */
export function dress(
  neck: Neck,
  coat: CoatTones,
  skin: Pair,
  { preset, seam }: { preset: Preset; seam: string },
): string {
  const throat = [
    shape('M340 490H460V690L400 760L340 690Z', skin.shade),
    shape('M340 490H400V760L340 690Z', skin.lit),
    shape('M340 560Q400 610 460 560V596Q400 652 340 596Z', skin.shade),
  ];
  if (neck === 'round') return throat.join('') + jumper(coat);
  const shirt = shape('M320 672L342 632L400 716L458 632L480 672L420 1000H380Z', coat.shirt);
  return throat.join('') + shirt + front(neck, coat, skin, preset) + jacket(coat, seam);
}

function jumper(coat: CoatTones): string {
  return [
    shape('M40 1000C44 820 120 742 330 684Q400 770 470 684C680 742 756 820 760 1000Z', coat.lit),
    shape('M400 738Q440 730 470 684C680 742 756 820 760 1000H400Z', coat.shade),
    stroke('M330 684Q400 770 470 684', coat.hem, 10),
  ].join('');
}

/** What shows between the lapels. */
function front(neck: Exclude<Neck, 'round'>, coat: CoatTones, skin: Pair, preset: Preset): string {
  const ink = tone(preset, 950);
  const fronts = {
    tie: [
      poly([376, 716, 400, 704, 424, 716, 414, 756, 386, 756], tone(preset, 600)),
      poly([386, 756, 414, 756, 436, 1000, 364, 1000], tone(preset, 600)),
      poly([400, 756, 414, 756, 436, 1000, 400, 1000], tone(preset, 800)),
    ],
    open: [
      shape('M342 632L400 830L458 632L440 690L400 720L360 690Z', skin.lit),
      shape('M400 720L440 690L458 632L400 830Z', skin.shade),
    ],
    collar: [
      poly([342, 628, 400, 716, 350, 770, 312, 680], coat.shirt),
      poly([458, 628, 400, 716, 450, 770, 488, 680], coat.shirt),
      stroke('M350 770L400 716L450 770M400 720V1000', ink, 5),
    ],
  };
  return fronts[neck].join('');
}

function jacket(coat: CoatTones, seam: string): string {
  const left = 'M318 676L266 792L314 806L286 838L388 1000';
  const right = 'M482 676L534 792L486 806L514 838L412 1000';
  return [
    shape('M40 1000C44 820 120 742 318 676L388 1000Z', coat.lit),
    shape('M760 1000C756 820 680 742 482 676L412 1000Z', coat.shade),
    // A lapel is a fold: it shows the tone of the other side.
    shape(`${left}Z`, coat.shade),
    shape(`${right}Z`, coat.lit),
    stroke(left + right, seam, 3),
  ].join('');
}
