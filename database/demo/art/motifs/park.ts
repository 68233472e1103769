import type { Random } from '../kit.ts';
import { at, between, disc, dome, pick, poly, rect, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { bust, heads } from '../people.ts';
import { farHills, farRoofs, ground, gulls, sky, streaks } from '../scenery.ts';

/** Two on a bench under a broad tree, the evening before them. */
export function park(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 490, 530);
  const trunk = between(rnd, 270, 330);
  const sunX = between(rnd, 760, 900);
  const sitters = whole(rnd, 1, 2);
  const seat = between(rnd, 640, 700);
  return [
    sky(c.sky),
    dome(sunX, horizon, between(rnd, 160, 220), c.sun),
    rnd() > 0.5 ? farRoofs(rnd, horizon, 50, 130, c.far) : farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    streaks(rnd, 5, horizon + 24, 700, c.far),
    lamp(between(rnd, 950, 990), c),
    at(trunk, 720, tree(c, rnd)),
    rect(0, 712, 1200, 88, c.near),
    times(sitters, (index) => {
      const coat = index ? c.sky : c.far;
      const x = seat + (sitters === 1 ? between(rnd, -60, 60) : index * 176 - 88);
      return bust(
        x,
        590,
        0.74,
        { coat, skin: c.sun, hair: c.near, cloth: c.mid },
        pick(rnd, heads),
      );
    }),
    at(seat, 716, bench(c)),
    rnd() > 0.3 ? gulls(rnd, between(rnd, 700, 860), 150, c.near) : '',
  ].join('');
}

/** The back of a bench, 480 wide, standing on y = 0. */
function bench(c: Tones): string {
  return [
    rect(-206, -150, 20, 160, c.near),
    rect(186, -150, 20, 160, c.near),
    times(3, (index) => rect(-240, -146 + index * 34, 480, 24, c.sun)),
    times(3, (index) => rect(-240, -128 + index * 34, 480, 6, c.near)),
    rect(-240, -38, 480, 12, c.near),
  ].join('');
}

/** A tree of 620 on y = 0 whose crown is lit on the right, where the sun stands. */
function tree(c: Tones, rnd: Random): string {
  const lobe = (x: number, y: number, r: number) => disc(x, y, r + between(rnd, -10, 10), c.near);
  // The same disc a little aside leaves a rim of light.
  const litLobe = (x: number, y: number, r: number) =>
    disc(x, y, r, c.far) + disc(x - 16, y + 12, r, c.near);
  return [
    poly([-30, 0, -18, -320, 18, -320, 30, 0], c.near),
    poly([-8, -300, 90, -400, 104, -388, 8, -250], c.near),
    litLobe(90, -490, between(rnd, 126, 142)),
    litLobe(150, -370, between(rnd, 114, 130)),
    lobe(-150, -380, 120),
    lobe(-70, -500, 130),
    lobe(0, -400, 150),
  ].join('');
}

function lamp(x: number, c: Tones): string {
  return [
    rect(x - 7, 330, 14, 390, c.near),
    rect(x - 22, 690, 44, 24, c.near),
    poly([x - 30, 258, x + 30, 258, x + 20, 330, x - 20, 330], c.sun),
    poly([x - 42, 258, x + 42, 258, x, 222], c.near),
    rect(x - 24, 326, 48, 10, c.near),
  ].join('');
}
