import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, stroke, times, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, farRoofs, ground, gulls, house, sky } from '../scenery.ts';

/** Roofs of a town around its clock tower. */
export function city(c: Tones, rnd: Random): string {
  const towerX = between(rnd, 320, 520);
  const sunX = towerX + between(rnd, 300, 440);
  const street = 720;
  return [
    sky(c.sky),
    disc(sunX, between(rnd, 250, 350), between(rnd, 130, 190), c.sun),
    farRoofs(rnd, 620, 150, 260, c.far),
    ground(600, c.mid),
    at(towerX, 620, clockTower(c, between(rnd, 0, 360))),
    row(c, rnd, street),
    rect(0, street - 4, width, 84, c.near),
    times(9, (index) => rect(30 + index * 136, 752, 72, 8, c.sun)),
    cypress(towerX + between(rnd, 150, 230), 722, 190, c.near),
    cypress(between(rnd, 960, 1100), 722, 150, c.near),
    gulls(rnd, towerX + 250, 120, c.near),
  ].join('');
}

/** The tower stands with the middle of its foot on (0, 0); `turn` is where its long hand points. */
function clockTower(c: Tones, turn: number): string {
  return [
    rect(-59, -430, 118, 430, c.near),
    poly([-79, -430, 0, -546, 79, -430], c.near),
    rect(-4, -586, 8, 48, c.near),
    rect(-73, -430, 146, 18, c.near),
    disc(0, -346, 38, c.sun),
    at(0, -346, stroke('M0 0V-28', c.near, 7), turn),
    at(0, -346, stroke('M0 0V-18', c.near, 8), turn / 12 + 90),
    rect(-13, -260, 26, 46, c.mid),
    rect(-13, -190, 26, 46, c.mid),
  ].join('');
}

function row(c: Tones, rnd: Random, street: number): string {
  const houses: string[] = [];
  for (let x = -40, light = rnd() > 0.5; x < width; light = !light) {
    const w = between(rnd, 148, 212);
    const front = { x, y: street, w, h: between(rnd, 170, 280), gable: w * 0.44 };
    const paint = { wall: light ? c.sky : c.mid, roof: c.near, pane: light ? c.mid : c.sun };
    houses.push(house(front, paint));
    x += w + 4;
  }
  return houses.join('');
}
