import * as z from 'zod/mini';
import { changed, contract, done, one } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { Picture } from '../media/schema.ts';
import { BOARD_LIMITS } from './boards/schema.ts';
import { peopleRight } from './policy.ts';
import { BOARDS } from './schema.ts';

export const PERSON_LIMITS = {
  name: 120,
  duty: 200,
  quote: 500,
  biography: 20_000,
  year: 20,
  event: 300,
  events: 40,
  /** People of the party. */
  people: 500,
};

const duty = oneLine(PERSON_LIMITS.duty);
const quote = oneLine(PERSON_LIMITS.quote);
const words = z.object({ duty, quote });

export const PersonFields = z.strictObject({
  name: oneLine(PERSON_LIMITS.name).check(z.minLength(1)),
  duty,
  quote,
  /** Empty texts are shown in Turkish. */
  translations: z.strictObject({ en: words, de: words, es: words }),
  /** The Turkish name of a province; empty: none. */
  province: z.enum(['', ...PROVINCES.map(({ name }) => name)]),
  /** Markdown. */
  biography: severalLines(PERSON_LIMITS.biography),
  timeline: z
    .array(
      z.strictObject({
        year: oneLine(PERSON_LIMITS.year).check(z.minLength(1)),
        text: oneLine(PERSON_LIMITS.event).check(z.minLength(1)),
      }),
    )
    .check(z.maxLength(PERSON_LIMITS.events)),
  /** A chair replaces the former one, who then has no longer this board. */
  boards: z.array(z.enum(BOARDS)).check(z.maxLength(BOARDS.length)),
  /** Ids of boards of the party's own; left out: they stay. */
  ownBoards: z.optional(z.array(z.uuid()).check(z.maxLength(BOARD_LIMITS.boards))),
  portraitId: z.nullable(z.uuid()),
});
export type PersonFields = z.infer<typeof PersonFields>;

export const PersonChange = z.extend(PersonFields, { version: z.int().check(z.positive()) });
export type PersonChange = z.infer<typeof PersonChange>;

/** A person as admins see them. */
export const StaffPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  duty: z.string(),
  quote: z.string(),
  translations: z.object({ en: words, de: words, es: words }),
  province: z.string(),
  biography: z.string(),
  timeline: z.array(z.object({ year: z.string(), text: z.string() })),
  boards: z.array(z.enum(BOARDS)),
  /** Boards of the party's own, by name. */
  ownBoards: z.array(z.object({ id: z.uuid(), name: z.string() })),
  portraitId: z.nullable(z.uuid()),
  portrait: z.nullable(Picture),
  /** The page on the site. */
  path: z.string(),
  version: z.int(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

const BoardChoice = z.object({ id: z.uuid(), name: z.string(), isShown: z.boolean() });
export type BoardChoice = z.infer<typeof BoardChoice>;

/** Every person, in the order in which boards show them. */
const PeopleOrder = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(PERSON_LIMITS.people)),
});

const unconfirmed = 'one entry of the site, everyday work as on contents';

/** The people of the party and their boards, for admins. */
export const peopleRoutes = contract(
  'people',
  {
    right: peopleRight,
    fieldNames: {
      name: 'person-name',
      duty: 'person-duty',
      quote: 'person-quote',
      'translations.*.duty': 'person-duty',
      'translations.*.quote': 'person-quote',
      province: 'person-province',
      biography: 'person-biography',
      'timeline.*.year': 'person-year',
      'timeline.*.text': 'person-event',
      boards: 'person-boards',
      ownBoards: 'person-ownBoards',
      portraitId: 'person-portraitId',
    },
  },
  {
    list: {
      at: 'GET /people',
      summary: 'Everyone, in the order of the party',
      reply: one(z.array(StaffPerson)),
    },
    create: {
      at: 'POST /people',
      summary: 'Add a person at the end of the order; a chair replaces the former one',
      unconfirmed,
      body: PersonFields,
      reply: changed(StaffPerson, 'created'),
      status: 201,
    },
    boards: {
      at: 'GET /people/boards',
      summary: 'The boards of the party’s own to which a person can belong',
      reply: one(z.array(BoardChoice)),
    },
    order: {
      at: 'PUT /people/order',
      summary: 'Set the order of all people',
      unconfirmed,
      body: PeopleOrder,
      reply: done('updated'),
    },
    get: {
      at: 'GET /people/:id',
      summary: 'One person',
      params: IdParam,
      reply: one(StaffPerson),
    },
    change: {
      at: 'PUT /people/:id',
      summary: 'Change a person; a chair replaces the former one',
      unconfirmed,
      params: IdParam,
      body: PersonChange,
      reply: changed(StaffPerson, 'updated'),
    },
    delete: {
      at: 'DELETE /people/:id',
      summary: 'Delete a person; their contents keep the name',
      unconfirmed,
      params: IdParam,
      reply: done('deleted'),
    },
  },
);
