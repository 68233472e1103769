import * as z from 'zod/mini';
import { changed, contract, done, file, one, whole } from '../../../platform/http/contract.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { everybody, ownRight, siteRight } from '../../../platform/rights.ts';
import { ROLES } from '../../../platform/roles.ts';
import { LoginReply, LoginRequest, RefreshReply } from '../../../platform/session.ts';

/** Login, refresh and logout exactly as the specification defines them. */
export const authRoutes = contract(
  'auth',
  { right: everybody, withoutSession: true },
  {
    login: {
      at: 'POST /auth/login',
      summary: 'Sign in',
      body: LoginRequest,
      reply: whole(LoginReply),
      ownIssuerOnly: true,
      rate: { max: 60, per: '1 minute' },
    },
    refresh: {
      at: 'POST /auth/refresh',
      summary: 'Renew the access token',
      reply: whole(RefreshReply),
      rate: { max: 300, per: '1 minute' },
    },
    logout: { at: 'POST /auth/logout', summary: 'Sign out', reply: done('signedOut') },
  },
);

const StartQuery = z.object({ returnTo: z._default(z.string(), ''), anew: z.optional(z.string()) });

/** Sign-in through an identity provider; these exist only if a provider is configured. */
export const providerRoutes = contract(
  'auth',
  { right: everybody, withoutSession: true, rate: { max: 60, per: '1 minute' } },
  {
    start: {
      at: 'GET /auth/oidc/start',
      summary: 'Go to the outside provider to sign in',
      query: StartQuery,
      reply: file,
    },
    callback: {
      at: 'GET /auth/oidc/callback',
      summary: 'The address to which the provider redirects',
      // The provider may add its own parameters.
      query: z.looseObject({}),
      reply: file,
    },
    session: {
      at: 'POST /auth/oidc/session',
      summary: 'Fetch the session after a sign-in at the provider',
      reply: whole(LoginReply),
    },
    /** Our own session has already ended; this call ends the session at the provider. */
    signOut: {
      at: 'GET /auth/oidc/sign-out',
      summary: 'End the session at the provider too',
      reply: file,
    },
  },
);

/** One session of the signed-in user: `GET /account/sessions`. */
export const SessionEntry = z.object({
  id: z.uuid(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  address: z.string(),
  /** ISO 3166-1 alpha-2 of the network's country; null if it is unknown or the network is local. */
  country: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** How many sessions were ended. */
export const SessionsEnded = z.object({ count: z.int() });
const Which = z.strictObject({ current: z.optional(z.enum(['true', 'false'])) });

/** The sessions of the signed-in user. */
export const sessionRoutes = contract(
  'sessions',
  { right: ownRight },
  {
    list: {
      at: 'GET /account/sessions',
      summary: 'The open sessions of the signed-in user',
      reply: one(z.array(SessionEntry)),
    },
    end: {
      at: 'DELETE /account/sessions/:id',
      summary: 'End one session of the signed-in user',
      params: IdParam,
      reply: done('sessionEnded'),
    },
    endMany: {
      at: 'DELETE /account/sessions',
      summary: 'End the other sessions of the signed-in user',
      query: Which,
      reply: changed(SessionsEnded, 'sessionsEnded'),
    },
  },
);

/** Six digits of an authenticator, or a recovery code; spaces and dashes are ignored. */
export const SecondStepCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** `GET /account/two-step`. */
export const TwoStepState = z.object({
  on: z.boolean(),
  /** ISO 8601 in UTC. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** The user's role requires it, so it cannot be turned off. */
  required: z.boolean(),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

/** `POST /account/two-step`: a secret that must be confirmed with a first code. */
export const TwoStepSetup = z.object({
  /** Base32 in groups of four, for typing. */
  secret: z.string(),
  /** `otpauth://…` */
  uri: z.string(),
  /** The address as a QR code: SVG path data in a square of `size` modules. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;
export const ConfirmTwoStep = z.strictObject({ code: SecondStepCode });
/** Shown only once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
const currentPassword = z.string().check(z.minLength(1), z.maxLength(1024));
/** Setting up requires the password again. */
export const WithPassword = z.strictObject({ currentPassword });
/**
 * The proof that a user is there: turning off, new recovery codes and `POST /account/confirm-password`
 * need it. `code` is required after a refusal with the code `codeRequired`.
 */
export const OwnProof = z.strictObject({
  currentPassword,
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type OwnProof = z.infer<typeof OwnProof>;
/** `GET` and `PUT /two-step/roles`: roles that require two-step sign-in. */
const rightNames = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20));
/** The rights that can be opened to editors, and those that are. */
export const OpenedRights = z.object({ rights: rightNames, opened: rightNames });
const OpenedChange = z.strictObject({ opened: rightNames });
export const TwoStepRoles = z.strictObject({ roles: z.array(z.enum(ROLES)).check(z.maxLength(3)) });

/** An identity provider has its own second step. */
const own = { ownIssuerOnly: true, rate: { max: 20, per: '1 minute' } } as const;

/** The signed-in user's second step, and the roles that require it. */
export const twoStepRoutes = contract(
  'two-step',
  { right: ownRight },
  {
    state: {
      at: 'GET /account/two-step',
      summary: 'Whether two-step sign-in is set up',
      reply: one(TwoStepState),
      beforeTwoStep: true,
    },
    start: {
      ...own,
      at: 'POST /account/two-step',
      summary: 'Begin to set up two-step sign-in',
      body: WithPassword,
      reply: one(TwoStepSetup),
      beforeTwoStep: true,
    },
    confirm: {
      ...own,
      at: 'PUT /account/two-step',
      summary: 'Switch two-step sign-in on with the first code',
      body: ConfirmTwoStep,
      reply: changed(RecoveryCodes, 'updated'),
      beforeTwoStep: true,
    },
    turnOff: {
      ...own,
      at: 'DELETE /account/two-step',
      summary: 'Switch two-step sign-in off',
      body: OwnProof,
      reply: done('updated'),
    },
    renewCodes: {
      ...own,
      at: 'POST /account/two-step/recovery-codes',
      summary: 'Create new recovery codes',
      body: OwnProof,
      reply: changed(RecoveryCodes, 'updated'),
    },
    roles: {
      at: 'GET /two-step/roles',
      right: siteRight,
      summary: 'Roles that require two-step sign-in',
      reply: one(TwoStepRoles),
    },
    openedRights: {
      at: 'GET /opened-rights',
      right: siteRight,
      summary: 'Rights that can be opened to editors, and those that are',
      reply: one(OpenedRights),
    },
    saveOpenedRights: {
      at: 'PUT /opened-rights',
      right: siteRight,
      summary: 'Choose the rights that editors have, too; editors sign in again',
      body: OpenedChange,
      reply: changed(OpenedRights, 'updated'),
      confirmation: 'always',
    },
    saveRoles: {
      at: 'PUT /two-step/roles',
      right: siteRight,
      summary: 'Choose the roles that require two-step sign-in',
      body: TwoStepRoles,
      reply: changed(TwoStepRoles, 'updated'),
      confirmation: 'always',
    },
  },
);
