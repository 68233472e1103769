import * as z from 'zod/mini';
import { BRANCH_STATES } from '../../platform/branches/states.ts';
import { CsvFault, csvBytes, csvFile } from '../../platform/csv/csv.ts';
import { isDay } from '../../platform/days.ts';
import { emailLine } from '../../platform/email-address.ts';
import { changed, contract, file, list, one } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { httpsLine } from '../../platform/https-address.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { isDistrictOf } from '../../platform/places/districts.ts';
import { phoneLine, readPhone } from '../../platform/read-phone.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { OfficeFields, StaffMember } from '../people/schema.ts';
import { branchesRight } from './policy.ts';

export const BRANCH_LIMITS = {
  address: 300,
  phone: 30,
  email: 254,
  link: 500,
  hours: 200,
  text: 20_000,
  people: 60,
  search: 100,
  /** Of a file with branches, in characters and rows. */
  csv: 1_000_000,
  csvRows: 1200,
} as const;

const custom = (rule: string) => ({ params: { rule } });
const version = z.int().check(z.positive(), z.maximum(2 ** 31 - 1));
const inEachLanguage = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.strictObject({ tr: field, en: field, de: field, es: field });
const link = httpsLine(BRANCH_LIMITS.link, 'branchLink');

const fields = {
  address: oneLine(BRANCH_LIMITS.address),
  /** Stored as E.164; empty: none. */
  phone: phoneLine(BRANCH_LIMITS.phone, 'branchPhone').check(
    z.overwrite((typed) => readPhone(typed) ?? typed),
  ),
  email: emailLine(BRANCH_LIMITS.email).check(
    z.refine((text) => text === '' || z.email().safeParse(text).success, custom('branchEmail')),
  ),
  mapUrl: link,
  hours: inEachLanguage(oneLine(BRANCH_LIMITS.hours)),
  links: z.strictObject({ x: link, facebook: link, instagram: link, youtube: link }),
  /** A picture of the library. */
  pictureId: z.nullable(z.uuid()),
  /** `2021-05-14`; empty: not known. */
  foundedOn: oneLine(10).check(
    z.refine((text) => text === '' || isDay(text), custom('branchFoundedOn')),
  ),
  /** Markdown. */
  texts: inEachLanguage(severalLines(BRANCH_LIMITS.text)),
};

/** What staff enter about a branch. */
export const BranchFields = z.strictObject(fields);
export type BranchFields = z.infer<typeof BranchFields>;
const BranchChange = z.strictObject({ ...fields, version });
export type BranchChange = z.infer<typeof BranchChange>;

const province = z.int().check(z.gte(1), z.lte(81));

/** A branch that is opened. `district` is a name of the product's list; null: that of the province. */
export const NewBranch = z
  .strictObject({ province, district: z.nullable(oneLine(40)) })
  .check(
    z.refine(
      ({ province: plate, district }) => district === null || isDistrictOf(plate, district),
      { path: ['district'], ...custom('branchDistrict') },
    ),
  );
export type NewBranch = z.infer<typeof NewBranch>;

/** `province` null: those of all provinces; else those of all its districts. */
const ManyBranches = z.strictObject({ province: z.nullable(province) });

/** All people of a branch, in its order; `chairId` is one of them, or null. */
const PeopleChange = z.strictObject({
  people: z
    .array(z.strictObject({ personId: z.uuid(), office: OfficeFields }))
    .check(z.maxLength(BRANCH_LIMITS.people)),
  chairId: z.nullable(z.uuid()),
  version,
});
export type PeopleChange = z.infer<typeof PeopleChange>;

const summary = {
  id: z.uuid(),
  province: z.int(),
  district: z.nullable(z.string()),
  state: z.enum(BRANCH_STATES),
  /** The branch that took over. */
  mergedInto: z.nullable(
    z.object({ id: z.uuid(), province: z.int(), district: z.nullable(z.string()) }),
  ),
  /** The page on the site. */
  path: z.string(),
  /** The name of who leads it; null: nobody was entered. */
  chair: z.nullable(z.string()),
  /** How many people it has. */
  size: z.int(),
  hasAddress: z.boolean(),
  /** How many accounts belong to it. */
  staff: z.int(),
  version: z.int(),
};
export const BranchSummary = z.object(summary);
export type BranchSummary = z.infer<typeof BranchSummary>;

export const StaffBranch = z.object({
  ...summary,
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  mapUrl: z.string(),
  hours: z.object({ tr: z.string(), en: z.string(), de: z.string(), es: z.string() }),
  links: z.object({
    x: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
  pictureId: z.nullable(z.uuid()),
  foundedOn: z.string(),
  texts: z.object({ tr: z.string(), en: z.string(), de: z.string(), es: z.string() }),
  people: z.array(StaffMember),
  chairId: z.nullable(z.uuid()),
});
export type StaffBranch = z.infer<typeof StaffBranch>;

export const MISSING = ['chair', 'address', 'staff'] as const;

/** How many open branches lack each; an account of branches counts its own. */
export const MissingCounts = z.object({ chair: z.int(), address: z.int(), staff: z.int() });
export type MissingCounts = z.infer<typeof MissingCounts>;

export const BranchFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(BRANCH_LIMITS.search))),
  province: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(81))),
  state: z.optional(z.enum(BRANCH_STATES)),
  missing: z.optional(z.enum(MISSING)),
  sort: z._default(z.enum(['place', '-place', 'size', '-size']), 'place'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type BranchFilter = z.infer<typeof BranchFilter>;

/** What changes when a branch is closed or merged. */
const BranchExtent = z.object({
  /** Applications that it reads. */
  applications: z.int(),
  /** Branches that were merged into it. */
  merged: z.int(),
  /** Accounts that are limited to it. */
  accounts: z.int(),
});

const CsvFile = csvFile(BRANCH_LIMITS.csv);
const counts = { added: z.int(), changed: z.int(), same: z.int() };
const CsvCheck = z.object({ ...counts, faults: z.array(CsvFault) });
export type CsvCheck = z.infer<typeof CsvCheck>;
const Added = z.object({ added: z.int() });
const VersionOnly = z.strictObject({ version });
const unconfirmed = 'one entry of the site, everyday work as on contents';

const inEach = (path: string, key: string) =>
  Object.fromEntries(LOCALES.map((locale) => [`${path}.${locale}`, key]));

/** The organisations of the party in provinces and districts. */
export const branchRoutes = contract(
  'branches',
  {
    right: branchesRight,
    unconfirmed,
    fieldNames: {
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, `branch-${name}`])),
      ...inEach('hours', 'branch-hours'),
      ...inEach('texts', 'branch-texts'),
      'links.*': 'branch-links',
      province: 'branch-province',
      district: 'branch-district',
      'people.*.office.*': 'branch-office',
      people: 'branch-people',
      chairId: 'branch-chair',
      into: 'branch-into',
      csv: 'branch-csv',
    },
  },
  {
    list: {
      at: 'GET /branches',
      summary: 'One page of the branches, in the order of the alphabet',
      query: BranchFilter,
      reply: list(BranchSummary),
    },
    missing: {
      at: 'GET /branches/missing',
      summary: 'How many open branches have no chair, no address, no account of their own',
      reply: one(MissingCounts),
    },
    export: {
      at: 'GET /branches/export',
      summary: 'Every branch as a CSV file',
      right: siteRight,
      reply: file,
    },
    create: {
      at: 'POST /branches',
      summary: 'Open the branch of a province or a district',
      right: siteRight,
      body: NewBranch,
      reply: changed(StaffBranch, 'created'),
      status: 201,
    },
    createMany: {
      at: 'POST /branches/many',
      summary: 'Open the branches of all provinces, or of all districts of one, that do not exist',
      right: siteRight,
      body: ManyBranches,
      reply: changed(Added, 'created'),
    },
    checkCsv: {
      at: 'POST /branches/csv/check',
      summary: 'What a file with branches would change, and its wrong cells; nothing is written',
      right: siteRight,
      body: CsvFile,
      bytes: csvBytes(BRANCH_LIMITS.csv),
      reply: one(CsvCheck),
    },
    importCsv: {
      at: 'POST /branches/csv',
      summary: 'Open and change the branches of a file, all or none; empty cells change nothing',
      right: siteRight,
      body: CsvFile,
      bytes: csvBytes(BRANCH_LIMITS.csv),
      reply: changed(z.object(counts), 'updated'),
    },
    get: {
      at: 'GET /branches/:id',
      summary: 'One branch with its people',
      params: IdParam,
      reply: one(StaffBranch),
    },
    change: {
      at: 'PUT /branches/:id',
      summary: 'Change what the page of a branch says',
      params: IdParam,
      body: BranchChange,
      bytes: 6 * LOCALES.length * BRANCH_LIMITS.text + 64 * 1024,
      reply: changed(StaffBranch, 'updated'),
    },
    setPeople: {
      at: 'PUT /branches/:id/people',
      summary: 'Set who leads a branch and who is on its board, in which order',
      params: IdParam,
      body: PeopleChange,
      bytes: 256 * 1024,
      reply: changed(StaffBranch, 'updated'),
    },
    extent: {
      at: 'GET /branches/:id/extent',
      summary: 'What moves when a branch is closed or merged',
      right: siteRight,
      params: IdParam,
      reply: one(BranchExtent),
    },
    close: {
      at: 'POST /branches/:id/close',
      summary: 'Close a branch: its address and applications lead to that of the province',
      right: siteRight,
      params: IdParam,
      body: VersionOnly,
      reply: changed(StaffBranch, 'updated'),
    },
    reopen: {
      at: 'POST /branches/:id/reopen',
      summary: 'Open a closed or merged branch again',
      right: siteRight,
      params: IdParam,
      body: VersionOnly,
      reply: changed(StaffBranch, 'updated'),
    },
    merge: {
      at: 'POST /branches/:id/merge',
      summary: 'Merge a branch into an open one: its address and applications lead there',
      right: siteRight,
      params: IdParam,
      body: z.strictObject({ into: z.uuid(), version }),
      reply: changed(StaffBranch, 'updated'),
    },
  },
);
