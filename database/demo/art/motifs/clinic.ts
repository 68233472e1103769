import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, farHills, farRoofs, ground, gulls, sky } from '../scenery.ts';

/** A hospital and the ambulance that leaves it. */
export function clinic(c: Tones, rnd: Random): string {
  const foot = between(rnd, 580, 610);
  const sunX = between(rnd, 180, 300);
  const van = between(rnd, 260, 420);
  return [
    sky(c.sky),
    disc(sunX, between(rnd, 210, 290), between(rnd, 100, 140), c.sun),
    rnd() > 0.5 ? farRoofs(rnd, foot, 80, 180, c.far) : farHills(rnd, foot, c.far),
    ground(foot, c.mid),
    cypress(between(rnd, 180, 250), foot + 8, between(rnd, 180, 250), c.near),
    at(760, foot, building(whole(rnd, 3, 4), c)),
    rect(0, 704, 1200, 96, c.near),
    times(6, (index) => rect(20 + index * 220, 756, 110, 8, c.far)),
    at(van, 722, ambulance(c)),
    rnd() > 0.4 ? gulls(rnd, between(rnd, 420, 540), 130, c.near) : '',
  ].join('');
}

function cross(x: number, y: number, reach: number, fill: string): string {
  const arm = reach * 0.36;
  return (
    rect(x - arm, y - reach, arm * 2, reach * 2, fill) +
    rect(x - reach, y - arm, reach * 2, arm * 2, fill)
  );
}

/** The main block stands on y = 0 around x = 0, with a wing to the left and one to the right. */
function building(floors: number, c: Tones): string {
  const windows = (x: number, y: number, across: number, rows: number) =>
    times(across * rows, (index) => {
      const left = x + (index % across) * 66;
      return rect(
        left,
        y + Math.floor(index / across) * 74,
        44,
        44,
        index % 5 === 3 ? c.sun : c.sky,
      );
    });
  const tall = floors * 74 + 30;
  return [
    rect(-380, -tall, 240, tall, c.mid),
    rect(-392, -tall - 14, 252, 18, c.near),
    rect(140, -tall + 40, 300, tall - 40, c.near),
    windows(-352, -tall + 24, 3, floors - 1),
    windows(166, -tall + 64, 4, floors - 1),
    rect(-150, -480, 300, 480, c.far),
    rect(96, -480, 54, 480, c.near),
    rect(-164, -496, 328, 22, c.near),
    disc(-28, -370, 88, c.sun),
    cross(-28, -370, 56, c.near),
    windows(-120, -250, 3, 1),
    shape('M-110 0V-110H54V0Z', c.near),
    rect(-96, -96, 62, 96, c.sun),
    rect(-22, -96, 62, 96, c.sun),
    rect(-140, -128, 224, 20, c.near),
  ].join('');
}

/** Wheels on y = 0 at x = 80 and 340, bonnet to the right. */
function ambulance(c: Tones): string {
  return [
    rect(60, -262, 66, 24, c.sky, 8),
    rect(60, -246, 66, 12, c.near),
    shape('M-10 -34V-236H300L374 -138A60 60 0 0 1 424 -80V-34Z', c.sun),
    rect(-10, -98, 434, 26, c.mid),
    poly([246, -208, 290, -208, 340, -138, 246, -138], c.near),
    rect(216, -236, 8, 202, c.near),
    disc(104, -160, 50, c.near),
    cross(104, -160, 30, c.sun),
    rect(-20, -40, 454, 18, c.near),
    ...[80, 340].map(
      (x) => disc(x, -34, 52, c.near) + disc(x, -34, 26, c.far) + disc(x, -34, 9, c.near),
    ),
  ].join('');
}
