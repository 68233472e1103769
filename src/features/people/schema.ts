import * as z from 'zod/mini';
import { Picture } from '../content/schema.ts';

export const BOARDS = ['chair', 'presidency', 'executive'] as const;
export type Board = (typeof BOARDS)[number];

/** The Turkish addresses of the boards that have a page of their own. */
export const BOARD_PATHS = {
  presidency: '/baskanlik-divani',
  executive: '/merkez-yurutme-kurulu',
} as const;
export type ListedBoard = keyof typeof BOARD_PATHS;
export const LISTED_BOARDS = Object.keys(BOARD_PATHS) as [ListedBoard, ...ListedBoard[]];

export const CHAIR_PATH = '/genel-baskan';

export const Person = z.object({
  slug: z.string(),
  name: z.string(),
  duty: z.string(),
  province: z.string(),
  quote: z.string(),
  boards: z.array(z.enum(BOARDS)),
  /** SVG in the visitor's colours, of the demo only; empty otherwise. */
  drawing: z.string(),
  portrait: z.nullable(Picture),
});
export type Person = z.infer<typeof Person>;

/** Where somebody's page is: the chair's has an address of its own. */
export const personPath = ({ slug, boards }: Pick<Person, 'slug' | 'boards'>): string =>
  boards.includes('chair') ? CHAIR_PATH : `/kisiler/${slug}`;
