import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, hill, house, sky } from '../scenery.ts';

/** A ploughed field, a hamlet on the ridge, one broad tree. */
export function hills(c: Tones, rnd: Random): string {
  const gate = between(rnd, 500, 700);
  const hamlet = between(rnd, 640, 740);
  const paint = { wall: c.sky, roof: c.near, pane: c.mid };
  const homes = whole(rnd, 2, 4);
  return [
    sky(c.sky),
    disc(between(rnd, 600, 960), between(rnd, 260, 350), between(rnd, 110, 170), c.sun),
    hill(between(rnd, 180, 340), 500, 1100, between(rnd, 170, 250), c.far),
    hill(1060, 500, 900, between(rnd, 110, 190), c.far),
    rect(0, 496, 1200, 304, c.mid),
    furrows(c, gate),
    hill(1000, 560, 980, 118, c.mid),
    hill(120, 556, 760, 70, c.near),
    times(homes, (index) => {
      const w = between(rnd, 96, 140);
      const dip = Math.abs(index - (homes - 1) / 2) * 8;
      return house(
        { x: hamlet + index * 142, y: 478 + dip, w, h: w * 0.66, gable: w * 0.44 },
        paint,
      );
    }),
    cypress(hamlet - 36, 506, between(rnd, 120, 190), c.near),
    cypress(hamlet - 64, 516, 104, c.near),
    cypress(hamlet + homes * 142 + 16, 512, between(rnd, 110, 170), c.near),
    at(between(rnd, 190, 250), 540, broadTree(c)),
  ].join('');
}

/** Rows that meet in a far point above the field. */
function furrows(c: Tones, gate: number): string {
  return times(32, (index) => {
    const far = gate + (index - 11) * 8;
    const near = gate + (index - 16) * 110;
    return poly([far, 540, far + 4, 540, near + 46, 820, near, 820], index % 2 ? c.far : c.near);
  });
}

function broadTree(c: Tones): string {
  return [
    rect(-13, -210, 26, 210, c.near),
    disc(0, -240, 104, c.near),
    disc(-79, -190, 66, c.near),
    disc(81, -184, 62, c.near),
    shape('M0 -344A104 104 0 0 0 -100 -252A66 66 0 0 0 -140 -212A80 80 0 0 1 -60 -240Z', c.far),
  ].join('');
}
