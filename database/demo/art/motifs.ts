import type { Random } from './kit.ts';
import { ballot } from './motifs/ballot.ts';
import { bicycle } from './motifs/bicycle.ts';
import { book } from './motifs/book.ts';
import { bread } from './motifs/bread.ts';
import { bridge } from './motifs/bridge.ts';
import { camera } from './motifs/camera.ts';
import { city } from './motifs/city.ts';
import { clinic } from './motifs/clinic.ts';
import { clock } from './motifs/clock.ts';
import { coins } from './motifs/coins.ts';
import { columns } from './motifs/columns.ts';
import { compass } from './motifs/compass.ts';
import { crowd } from './motifs/crowd.ts';
import { door } from './motifs/door.ts';
import { ferry } from './motifs/ferry.ts';
import { hands } from './motifs/hands.ts';
import { harbour } from './motifs/harbour.ts';
import { hills } from './motifs/hills.ts';
import { key } from './motifs/key.ts';
import { kite } from './motifs/kite.ts';
import { laptop } from './motifs/laptop.ts';
import { letter } from './motifs/letter.ts';
import { lighthouse } from './motifs/lighthouse.ts';
import { market } from './motifs/market.ts';
import { microphone } from './motifs/microphone.ts';
import { mountain } from './motifs/mountain.ts';
import { olive } from './motifs/olive.ts';
import { park } from './motifs/park.ts';
import { road } from './motifs/road.ts';
import { scales } from './motifs/scales.ts';
import { school } from './motifs/school.ts';
import { table } from './motifs/table.ts';
import { tea } from './motifs/tea.ts';
import { tractor } from './motifs/tractor.ts';
import { train } from './motifs/train.ts';
import { turbines } from './motifs/turbines.ts';
import type { Tones } from './palette.ts';

/** Every motif of the series by name; each draws on 1200 × 800 units in the five tones given. */
export const motifs = {
  ballot,
  bicycle,
  book,
  bread,
  bridge,
  camera,
  city,
  clinic,
  clock,
  coins,
  columns,
  compass,
  crowd,
  door,
  ferry,
  hands,
  harbour,
  hills,
  key,
  kite,
  laptop,
  letter,
  lighthouse,
  market,
  microphone,
  mountain,
  olive,
  park,
  road,
  scales,
  school,
  table,
  tea,
  tractor,
  train,
  turbines,
} as const satisfies Record<string, (c: Tones, rnd: Random) => string>;

/** The name of a motif. */
export type Motif = keyof typeof motifs;
