import { parseArgs } from 'node:util';

export const PARTS = [
  'start',
  'cached',
  'uncached',
  'api',
  'sign-in',
  'search',
  'branches',
  'weight',
  'lighthouse',
] as const;
export type PartName = (typeof PARTS)[number];

export interface Options {
  parts: PartName[];
  /** Seconds of one load run. */
  seconds: number;
  /** Runs of each measurement; the median is reported. */
  rounds: number;
  connections: number;
  contents: number;
  /** Numbers of published items to search in, ascending. */
  libraries: number[];
  /** A data folder to fill if it is empty, and to keep; null: a temporary one. */
  dataDir: string | null;
  /** The folder for profiles of the measured code; null: no profiles. */
  profileDir: string | null;
}

const HELP = `npm run bench -- [options]
  --quick              short runs, two of each
  --only a,b           parts: ${PARTS.join(', ')}
  --seconds n          seconds of one run (6)
  --rounds n           runs of each measurement (5)
  --contents n           published items in the database (10000)
  --libraries a,b      published items to search in (10000,100000; quick: 10000)
  --data folder        use this data folder instead of a new one
  --profile folder     also take CPU profiles of the measured server there`;

/** Parses the command line; ends the process with a message if it is wrong. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string' },
        contents: { type: 'string' },
        libraries: { type: 'string' },
        data: { type: 'string' },
        profile: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${HELP}\n`);
      process.exit(0);
    }
    const wanted = values.only?.split(',') ?? PARTS;
    const unknown = wanted.filter((name) => !PARTS.includes(name as PartName));
    if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}".`);
    return {
      parts: PARTS.filter((name) => wanted.includes(name)),
      seconds: positive('seconds', values.seconds, values.quick ? 2 : 6),
      rounds: positive('rounds', values.rounds, values.quick ? 2 : 5),
      connections: 50,
      contents: positive('contents', values.contents, 10_000),
      libraries: (values.libraries ?? (values.quick ? '10000' : '10000,100000'))
        .split(',')
        .map((size) => positive('libraries', size, 0)),
      dataDir: values.data ?? null,
      profileDir: values.profile ?? null,
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${HELP}\n`);
    process.exit(2);
  }
}

function positive(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!(value > 0)) throw new Error(`--${name} needs a number above 0, not "${given}".`);
  return value;
}
