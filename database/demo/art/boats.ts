import { poly, rect, shape, times } from './kit.ts';
import type { Tones } from './palette.ts';

/** The ferry of the strait, about 560 × 340; (0, 0) is on the waterline below its stern. */
export function steamer(c: Tones): string {
  return [
    rect(40, -106, 420, 66, c.sky),
    rect(92, -160, 300, 54, c.sky),
    poly([-14, -40, 540, -40, 486, 40, 48, 40], c.near),
    rect(40, -112, 430, 10, c.near),
    rect(92, -166, 312, 10, c.near),
    times(8, (index) => rect(62 + index * 49, -88, 30, 26, c.mid)),
    times(5, (index) => rect(112 + index * 54, -144, 32, 24, c.mid)),
    poly([196, -166, 276, -166, 268, -276, 204, -276], c.sun),
    rect(203, -276, 66, 34, c.near),
    poly([248, -166, 276, -166, 271, -242, 248, -242], c.far),
    rect(330, -212, 66, 46, c.near),
    rect(340, -202, 46, 18, c.sky),
    rect(440, -196, 6, 90, c.near),
    poly([446, -196, 496, -182, 446, -166], c.sun),
  ].join('');
}

/** A sailing boat, about 180 × 240; (0, 0) is on the waterline in its middle. */
export function sailboat(c: Tones): string {
  return [
    shape('M-8 -36V-226A260 260 0 0 0 -90 -36Z', c.sun),
    shape('M8 -36V-204A300 300 0 0 1 72 -36Z', c.far),
    rect(-4, -236, 8, 210, c.near),
    poly([-98, -28, 98, -28, 70, 10, -66, 10], c.near),
  ].join('');
}
