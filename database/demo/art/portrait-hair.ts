import { disc, shape, stroke } from './kit.ts';
import type { Hair, Pair } from './portrait-look.ts';

const curls = [
  [286, 300, 66],
  [330, 240, 66],
  [514, 300, 66],
  [470, 240, 66],
  [270, 372, 54],
  [530, 372, 54],
  [280, 440, 46],
  [520, 440, 46],
] as const;

const cloth = 'M244 410C236 226 330 196 400 196C470 196 564 226 556 410L584 640Q500 740 400 744';

/** What falls or stands behind the head. */
export function hairBehind(hair: Hair, { lit, shade }: Pair): string {
  switch (hair) {
    case 'bob':
      return shape(
        'M252 400C244 236 330 206 400 206C470 206 556 236 548 400L556 560Q500 600 400 600Q300 600 244 560Z',
        shade,
      );
    case 'long':
      return shape('M254 400C244 230 330 204 400 204C470 204 556 230 546 400L574 720H226Z', shade);
    case 'bun':
      return disc(400, 190, 62, shade);
    case 'curl':
      return [
        disc(400, 214, 70, lit),
        shape('M400 144a70 70 0 0 1 0 140Z', shade),
        ...curls.map(([x, y, r]) => disc(x, y, r, x < 400 ? lit : shade)),
      ].join('');
    case 'scarf':
      return shape(`${cloth}Q300 740 216 640Z`, shade);
    default:
      return '';
  }
}

/** The two halves before the forehead: the whole in the light, then its right part in the shade. */
const fronts: Record<Exclude<Hair, 'scarf'>, readonly [whole: string, right: string]> = {
  part: [
    'M274 392C262 262 330 208 420 212C510 216 544 290 526 392L508 388C512 332 486 304 452 296C400 330 330 326 300 330L292 392Z',
    'M420 212C510 216 544 290 526 392L508 388C512 332 486 304 452 296Z',
  ],
  crop: [
    'M276 386C262 268 336 218 400 218C464 218 538 268 524 386L510 380L500 316Q400 288 300 316L290 380Z',
    'M400 218C464 218 538 268 524 386L510 380L500 316Q450 300 400 300Z',
  ],
  bald: ['M272 400C268 360 272 330 288 306L296 400Z', 'M528 400C532 360 528 330 512 306L504 400Z'],
  bob: [
    'M252 400C244 236 330 206 400 206C470 206 556 236 548 400L520 480C522 400 512 340 470 300C420 336 330 340 296 350C284 400 284 430 280 486Z',
    'M400 206C470 206 556 236 548 400L520 480C522 400 512 340 470 300C446 318 424 326 400 331Z',
  ],
  long: [
    'M254 400C244 230 330 204 400 204C470 204 556 230 546 400L560 640H520C534 520 520 380 400 270C280 380 266 520 280 640H240Z',
    'M400 204C470 204 556 230 546 400L560 640H520C534 520 520 380 400 270Z',
  ],
  bun: [
    'M274 400C262 272 330 226 400 226C470 226 538 272 526 400L510 392C510 340 470 306 400 302C330 306 290 340 290 392Z',
    'M400 226C470 226 538 272 526 400L510 392C510 340 470 306 400 302Z',
  ],
  curl: [
    'M274 390C262 260 330 216 400 216C470 216 538 260 526 390L512 372A40 40 0 0 0 462 318A44 44 0 0 0 400 306A44 44 0 0 0 338 318A40 40 0 0 0 288 372Z',
    'M400 216C470 216 538 260 526 390L512 372A40 40 0 0 0 462 318A44 44 0 0 0 400 306Z',
  ],
};

/** What lies on the forehead; `fold` is the tone of the folds in a scarf. */
export function hairInFront(hair: Hair, { lit, shade }: Pair, fold: string): string {
  if (hair === 'scarf') {
    const face = 'C302 492 348 548 400 548C452 548 498 492 500 418C502 340 474 278 400 278Z';
    const half = 'M400 196C470 196 564 226 556 410L584 640Q500 740 400 744L400 548';
    return [
      shape(`${cloth}Q300 740 216 640ZM400 278C326 278 298 340 300 418${face}`, lit),
      shape(`${half}C452 548 498 492 500 418C502 340 474 278 400 278Z`, shade),
      stroke('M250 590Q340 660 400 744M560 470Q520 620 400 700', fold, 4),
    ].join('');
  }
  const [whole, right] = fronts[hair];
  return shape(whole, lit) + shape(right, shade);
}
