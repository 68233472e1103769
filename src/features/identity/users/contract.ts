import * as z from 'zod/mini';
import { emailLine } from '../../../platform/email-address.ts';
import { changed, contract, done, one, whole } from '../../../platform/http/contract.ts';
import { changedReply, IdParam, listReply } from '../../../platform/http/replies.ts';
import { pastedLine } from '../../../platform/pasted-text.ts';
import { ROLES } from '../../../platform/roles.ts';
import { NamedBranch } from '../../../platform/session.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { SessionsEnded } from '../sign-in/contract.ts';
import { NewPassword } from '../sign-in/link-contract.ts';
import { usersRight } from './policy.ts';

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** All provinces and districts are fewer. */
const MOST_BRANCHES = 1100;
export const USER_LIMITS = { username: 60, email: 254, name: 60, phone: 30, address: 300 };

/** The fields that users may change in their own account. */
export const ownFields = {
  email: emailLine(USER_LIMITS.email).check(z.minLength(1), z.email()),
  name: z._default(pastedLine(USER_LIMITS.name), ''),
  surname: z._default(pastedLine(USER_LIMITS.name), ''),
  /** As entered; stored as E.164. */
  phone: z._default(pastedLine(USER_LIMITS.phone), ''),
  address: z._default(severalLines(USER_LIMITS.address), ''),
};
const fields = {
  ...ownFields,
  username: oneLine(USER_LIMITS.username).check(
    z.minLength(3),
    // No @, except in the first administrator's username, which is an e-mail address: the operation
    // ensures that no user takes the address of another user.
    z.regex(/^([\p{L}\d._-]+|[^@\s]+@[^@\s]+)$/u),
  ),
  role: z.enum(ROLES),
  status: z._default(z.enum(USER_STATUSES), 'active'),
  /** Whether the user may sign in to the dashboard. */
  panelAccess: z._default(z.boolean(), true),
  /** The branches to which the account is limited; null: none; without it: as before. */
  branches: z.optional(z.nullable(z.array(z.uuid()).check(z.maxLength(MOST_BRANCHES)))),
};

/** `POST /auth/register`. Without a password the user gets an invitation by e-mail. */
export const NewUser = z.strictObject({ ...fields, password: z.optional(NewPassword) });
export type NewUser = z.infer<typeof NewUser>;

/** `PUT /auth/users/:id`. `version` is the version that was edited. */
export const UserChange = z.strictObject({ ...fields, version: z.int().check(z.positive()) });
export type UserChange = z.infer<typeof UserChange>;

const shape = {
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  /** A new address that is pending; `email` remains valid until it is confirmed. */
  pendingEmail: z.nullable(z.object({ email: z.string(), expiresAt: z.string() })),
  name: z.string(),
  surname: z.string(),
  /** "name surname" when both exist, otherwise the username. */
  fullName: z.string(),
  role: z.enum(ROLES),
  phone: z.string(),
  address: z.string(),
  status: z.enum(USER_STATUSES),
  panelAccess: z.boolean(),
  /** The branches to which it is limited; null: it sees the whole party. */
  branches: z.nullable(z.array(NamedBranch)),
  /** Whether the second step is set up. */
  twoStep: z.boolean(),
  /** Whether a password was ever chosen; false while an invitation is open. */
  hasPassword: z.boolean(),
  /** ISO 8601 in UTC; null: never. */
  lastSignInAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};
export const UserSummary = z.object(shape);
export type UserSummary = z.infer<typeof UserSummary>;

export const User = z.object({
  ...shape,
  /** The number of sessions that are open now. */
  sessions: z.int(),
  /** The last administrator must remain, and users cannot lock themselves out. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    changeRole: z.boolean(),
    /** Status and dashboard access. */
    deactivate: z.boolean(),
    invite: z.boolean(),
    removeTwoStep: z.boolean(),
  }),
});
export type User = z.infer<typeof User>;

/** `GET /auth/users`. `active` is the number of active users in `total`. */
export const UserPage = z.extend(listReply(UserSummary), { active: z.int() });
export type UserPage = z.infer<typeof UserPage>;

export const USER_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'lastSignInAt',
  '-lastSignInAt',
  'createdAt',
  '-createdAt',
] as const;
export const UserFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  role: z.optional(z.enum(ROLES)),
  status: z.optional(z.enum(USER_STATUSES)),
  /** Accounts that see the records of this branch because it, or its province, is theirs. */
  branch: z.optional(z.uuid()),
  sort: z._default(z.enum(USER_SORTS), 'name'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type UserFilter = z.infer<typeof UserFilter>;

/** For calls that send e-mails. */
const rate = { max: 30, per: '1 minute' } as const;

/** Staff accounts, for users with the right to manage them. */
export const userRoutes = contract(
  'users',
  {
    right: usersRight,
    // The sign-in calls its only name field an e-mail; here, the username is a separate field.
    fieldNames: { username: 'accountName' },
  },
  {
    list: {
      at: 'GET /auth/users',
      summary: 'One page of the users',
      query: UserFilter,
      reply: whole(UserPage),
    },
    get: {
      at: 'GET /auth/users/:id',
      summary: 'One user',
      params: IdParam,
      reply: one(User),
    },
    create: {
      at: 'POST /auth/register',
      summary: 'Create a staff account',
      body: NewUser,
      reply: changed(User, 'created'),
      status: 201,
      confirmation: 'always',
    },
    change: {
      at: 'PUT /auth/users/:id',
      summary: 'Change a user',
      params: IdParam,
      body: UserChange,
      reply: whole(changedReply(User)),
      confirmation: 'sometimes',
    },
    delete: {
      at: 'DELETE /auth/users/:id',
      summary: 'Delete a user',
      params: IdParam,
      reply: done('deleted'),
    },
    invite: {
      at: 'POST /auth/users/:id/invitation',
      summary: 'Send an invitation by e-mail',
      params: IdParam,
      reply: changed(User, 'invited'),
      ownIssuerOnly: true,
      rate,
    },
    removeTwoStep: {
      at: 'DELETE /auth/users/:id/two-step',
      summary: "Remove a user's second step",
      params: IdParam,
      reply: changed(User, 'twoStepRemoved'),
      confirmation: 'always',
    },
    endSessions: {
      at: 'DELETE /auth/users/:id/sessions',
      summary: "End a user's sessions",
      params: IdParam,
      reply: changed(SessionsEnded, 'sessionsEnded'),
    },
    sendEmailAgain: {
      at: 'POST /auth/users/:id/email-change',
      summary: "Send the link to a user's new address again",
      params: IdParam,
      reply: done('emailSentAgain'),
      ownIssuerOnly: true,
      rate,
    },
    cancelEmail: {
      at: 'DELETE /auth/users/:id/email-change',
      summary: "Give a user's new address up",
      params: IdParam,
      reply: done('emailCancelled'),
      ownIssuerOnly: true,
      rate,
    },
  },
);
