import { at, height, mirrored, seeded, width } from './kit.ts';
import type { Motif } from './motifs.ts';
import { motifs } from './motifs.ts';
import type { Preset, Scheme } from './palette.ts';
import { tonesOf } from './palette.ts';

/** In a mirror growth would become decline and writing would run the wrong way. */
const oneWay: ReadonlySet<Motif> = new Set([
  'book',
  'coins',
  'columns',
  'laptop',
  'letter',
  'table',
]);

export type IllustrationOptions = { motif: Motif; scheme: Scheme; seed: number; preset: Preset };

/**
 * One picture of the series as a standalone SVG of 1200 × 800 units; the same options always give
 * the same text. The seed is a whole number.
 *
 * One rule holds the series together: one straight horizon, five flat tones, light from one side,
 * straight edges and circular arcs only.
 */
export function illustration({ motif, scheme, seed, preset }: IllustrationOptions): string {
  const rnd = seeded(seed);
  // Neighbouring seeds look different at once: every other picture is mirrored.
  const turned = seed % 2 !== 0 && !oneWay.has(motif);
  const body = motifs[motif](tonesOf(scheme, preset), rnd);
  const picture = turned ? at(width, 0, mirrored(body)) : body;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${picture}</svg>\n`;
}
