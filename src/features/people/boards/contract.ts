import * as z from 'zod/mini';
import { changed, contract, done, one } from '../../../platform/http/contract.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { siteRight } from '../../../platform/rights.ts';
import { oneLine } from '../../../platform/typed-text.ts';
import { MenuChoice } from '../../own-pages/contract.ts';
import { Slug, Target } from '../../own-pages/schema.ts';
import { LISTED_BOARDS, OfficeFields, StaffMember } from '../schema.ts';
import { BOARD_LIMITS, BoardTextFields } from './schema.ts';

const version = z.int().check(z.positive(), z.maximum(2 ** 31 - 1));

export const NewBoard = z.strictObject({
  name: oneLine(BOARD_LIMITS.name).check(z.minLength(1)),
  slug: Slug,
});
export type NewBoard = z.infer<typeof NewBoard>;

export const BoardFields = z.strictObject({
  slug: Slug,
  isShown: z.boolean(),
  texts: BoardTextFields,
});
export type BoardFields = z.infer<typeof BoardFields>;
const BoardChange = z.extend(BoardFields, { version });
export type BoardChange = z.infer<typeof BoardChange>;

/** All members of a board, in its order. */
const MembersChange = z.strictObject({
  members: z
    .array(z.strictObject({ personId: z.uuid(), office: OfficeFields }))
    .check(z.maxLength(BOARD_LIMITS.members)),
  version,
});
export type MembersChange = z.infer<typeof MembersChange>;

const Removal = z.strictObject({ version, target: Target });
export type BoardRemoval = z.infer<typeof Removal>;

const summary = {
  id: z.uuid(),
  /** A fixed board has a key: its name and address stay, and its texts are the party's. */
  key: z.nullable(z.enum(LISTED_BOARDS)),
  /** The Turkish name. */
  name: z.string(),
  path: z.string(),
  isShown: z.boolean(),
  /** How many people it has. */
  size: z.int(),
  /** In which languages its texts are whole. */
  languages: z.array(z.enum(LOCALES)),
  version: z.int(),
};
export const BoardSummary = z.object(summary);
export type BoardSummary = z.infer<typeof BoardSummary>;

const texts = z.object({ name: z.string(), lead: z.string(), text: z.string() });

export const StaffBoard = z.object({
  ...summary,
  slug: z.string(),
  texts: z.object({ tr: texts, en: texts, de: texts, es: texts }),
  members: z.array(StaffMember),
  /** Its place in the menu, and the items below which it can be placed. */
  menu: z.object({
    place: MenuChoice,
    groups: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
export type StaffBoard = z.infer<typeof StaffBoard>;

const unconfirmed = 'one entry of the site, everyday work as on contents';

/** Boards and groups of people. */
export const boardRoutes = contract(
  'boards',
  {
    right: siteRight,
    unconfirmed,
    fieldNames: {
      name: 'board-name',
      slug: 'board-slug',
      'texts.*.name': 'board-name',
      'texts.*.lead': 'board-lead',
      'texts.*.text': 'board-text',
      isShown: 'board-isShown',
      'members.*.office.*': 'board-office',
      members: 'board-members',
      place: 'board-menu',
      target: 'board-target',
    },
  },
  {
    list: {
      at: 'GET /boards',
      summary: 'Every board: the fixed ones first, then by name',
      reply: one(z.array(BoardSummary)),
    },
    create: {
      at: 'POST /boards',
      summary: 'Begin a board, which visitors do not see yet',
      body: NewBoard,
      reply: changed(StaffBoard, 'created'),
      status: 201,
    },
    get: {
      at: 'GET /boards/:id',
      summary: 'One board with its members',
      params: IdParam,
      reply: one(StaffBoard),
    },
    change: {
      at: 'PUT /boards/:id',
      summary: 'Change the texts and the address of a board; a former address leads to it',
      params: IdParam,
      body: BoardChange,
      bytes: 6 * LOCALES.length * BOARD_LIMITS.text + 64 * 1024,
      reply: changed(StaffBoard, 'updated'),
    },
    setMembers: {
      at: 'PUT /boards/:id/members',
      summary: 'Set who belongs to a board, in which order and with which office',
      params: IdParam,
      body: MembersChange,
      bytes: 1024 * 1024,
      reply: changed(StaffBoard, 'updated'),
    },
    place: {
      at: 'PUT /boards/:id/menu',
      summary: 'Place a board that is shown in the menu, or take it out',
      params: IdParam,
      body: z.strictObject({ place: MenuChoice }),
      reply: changed(StaffBoard, 'updated'),
    },
    remove: {
      at: 'POST /boards/:id/remove',
      summary:
        'Take a board away; its address leads to the target, or is answered with 410. People stay',
      params: IdParam,
      body: Removal,
      reply: done('deleted'),
    },
  },
);
