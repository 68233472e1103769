import type { Random } from '../kit.ts';
import { at, between, dome, pick, shuffle, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { raisedArm } from '../people.ts';
import { farHills, ground, sky } from '../scenery.ts';

/** Raised hands before a half disc: a vote, a greeting, a meeting. */
export function hands(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 620, 660);
  const behind = whole(rnd, 2, 3);
  const ahead = behind + 1;
  const sleeves = shuffle(rnd, [c.mid, c.far, c.near, c.sky]);
  const arm = (x: number, y: number, size: number, index: number) => {
    const sleeve = sleeves[index % sleeves.length] ?? c.mid;
    const cuff =
      sleeve === c.sky
        ? c.far
        : pick(
            rnd,
            [c.sky, c.far].filter((tone) => tone !== sleeve),
          );
    const lean = (x - 600) / 52 + between(rnd, -3, 3);
    return at(x, y, raisedArm(c.sun, cuff, sleeve, c.near), lean, size);
  };
  return [
    sky(c.sky),
    dome(between(rnd, 540, 660), horizon, between(rnd, 340, 420), c.far),
    rnd() > 0.5 ? farHills(rnd, horizon, c.far) : '',
    ground(horizon, c.mid),
    times(behind, (index) => {
      const x = 600 + (index - (behind - 1) / 2) * 280;
      return arm(x + between(rnd, -24, 24), between(rnd, 400, 510), between(rnd, 0.9, 1.08), index);
    }),
    times(ahead, (index) => {
      const x = 600 + (index - (ahead - 1) / 2) * (900 / (ahead - 0.5));
      return arm(
        x + between(rnd, -20, 20),
        between(rnd, 610, 680),
        between(rnd, 0.92, 1),
        index + behind,
      );
    }),
  ].join('');
}
