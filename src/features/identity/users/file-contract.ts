import * as z from 'zod/mini';
import { CsvFault, csvBytes, csvFile } from '../../../platform/csv/csv.ts';
import { changed, contract, file, one } from '../../../platform/http/contract.ts';
import { ROLES } from '../../../platform/roles.ts';
import { usersRight } from './policy.ts';

/** Of a file with staff. */
export const STAFF_FILE_LIMITS = { characters: 200_000, rows: 500 };

/** The columns of a file with staff; only `eposta` is required, and `durum` is not read. */
export const STAFF_COLUMNS = ['eposta', 'ad', 'soyad', 'rol', 'teskilatlar', 'durum'] as const;
export type StaffColumn = (typeof STAFF_COLUMNS)[number];

/** What stands in the column of branches for an account of the whole party. */
export const WHOLE_PARTY = 'Genel merkez';

export const STAFF_FIELDS = ['name', 'surname', 'role', 'branches'] as const;

const counts = { added: z.int(), changed: z.int(), same: z.int() };

/** What a file would do; nothing of it, if there is a wrong cell. */
export const StaffFileCheck = z.object({
  ...counts,
  faults: z.array(CsvFault),
  /** Accounts that would be added or changed, as they would be then. */
  rows: z.array(
    z.object({
      row: z.int(),
      email: z.string(),
      isNew: z.boolean(),
      /** What is set or changes. */
      fields: z.array(z.enum(STAFF_FIELDS)),
      role: z.enum(ROLES),
      /** Names; null: the whole party. */
      branches: z.nullable(z.array(z.string())),
    }),
  ),
});
export type StaffFileCheck = z.infer<typeof StaffFileCheck>;

const body = csvFile(STAFF_FILE_LIMITS.characters);
const bytes = csvBytes(STAFF_FILE_LIMITS.characters);

/** Many accounts at once, for the users who manage accounts. */
export const staffFileRoutes = contract(
  'users',
  { right: usersRight, fieldNames: { csv: 'staffFile' } },
  {
    export: {
      at: 'GET /auth/users/file',
      summary: 'The accounts with their roles and branches as a CSV file; it is recorded',
      reply: file,
    },
    check: {
      at: 'POST /auth/users/file/check',
      summary:
        'What a file with staff would add and change, and its wrong cells; nothing is written',
      body,
      bytes,
      reply: one(StaffFileCheck),
      unconfirmed: 'it changes nothing',
    },
    write: {
      at: 'POST /auth/users/file',
      summary:
        'Add and change the accounts of a file, all or none, and invite the new ones; empty cells change nothing',
      body,
      bytes,
      reply: changed(z.object(counts), 'updated'),
      confirmation: 'always',
      rate: { max: 10, per: '1 minute' },
    },
  },
);
