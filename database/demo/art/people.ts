import { at, disc, dome, poly, rect, shape, stroke, times } from './kit.ts';

/** What a person wears, each a CSS colour; `cloth` is the scarf or the cap. */
export type Look = { coat: string; skin: string; hair: string; cloth: string };

export const heads = ['short', 'bun', 'long', 'scarf', 'cap'] as const;

/** How the head looks from behind. */
export type Head = (typeof heads)[number];

/** Head and shoulders from behind; (x, y) is between the shoulders, 236 wide at size 1. */
export function bust(x: number, y: number, size: number, look: Look, head: Head): string {
  const { coat, skin, hair, cloth } = look;
  const dress: Record<Head, string> = {
    short: '',
    bun: disc(0, -208, 24, hair),
    long: shape('M-56 -150V-58H56V-150Z', hair),
    scarf: shape('M-60 -150A60 60 0 0 1 60 -150L84 -46H-84Z', cloth),
    cap: rect(-62, -164, 124, 16, cloth) + dome(0, -162, 57, cloth),
  };
  const body = [
    shape('M-118 170V0A92 92 0 0 1 -26 -92H26A92 92 0 0 1 118 0V170Z', coat),
    rect(-24, -122, 48, 50, skin),
    disc(0, -150, 56, hair),
    dress[head],
  ];
  return at(x, y, body.join(''), 0, size);
}

/** A small standing figure, feet at (x, y), 100 tall at size 1, its right side in shade. */
export function figure(x: number, y: number, size: number, look: Look, shade: string): string {
  const body = [
    rect(-14, -34, 11, 34, shade),
    rect(3, -34, 11, 34, shade),
    shape('M-20 -30V-58A20 20 0 0 1 20 -58V-30Z', look.coat),
    shape('M4 -30V-77A20 20 0 0 1 20 -58V-30Z', shade),
    disc(0, -88, 14, look.skin),
    dome(0, -88, 14, look.hair),
  ];
  return at(x, y, body.join(''), 0, size);
}

/** An open hand, palm to us and upright, wrist at (0, 0), about 250 tall. */
export function palm(skin: string, edge: string): string {
  const fingers = [
    [-57, -216, 130],
    [-27, -246, 160],
    [3, -240, 154],
    [33, -204, 118],
  ] as const;
  return [
    rect(-58, -128, 116, 128, skin, 34),
    rect(-40, -30, 80, 60, skin),
    ...fingers.map(([x, y, long]) => rect(x, y, 25, long, skin, 12.5)),
    at(-51, -5, rect(-62, -132, 30, 112, skin, 15), 38),
    times(3, (index) =>
      stroke(`M${-26 + index * 30} -104v${index < 2 ? -38 : -34}`, edge, 5, true),
    ),
    stroke('M-30 -66a52 52 0 0 0 40 26', edge, 5, true),
  ].join('');
}

/** A raised arm with a palm, wrist at (0, 0), long enough to leave the picture below. */
export function raisedArm(skin: string, cuff: string, sleeve: string, edge: string): string {
  return [
    palm(skin, edge),
    rect(-54, 18, 108, 26, cuff),
    poly([-64, 44, 64, 44, 104, 700, -104, 700], sleeve),
    poly([16, 44, 64, 44, 104, 700, 40, 700], edge),
  ].join('');
}
