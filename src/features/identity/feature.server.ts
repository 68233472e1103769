import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isOwn } from '../../platform/demo/demo-records.server.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { bearerToken } from '../../platform/http/actor.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { success } from '../../platform/http/replies.ts';
import { type Texts, textsOf } from '../../platform/i18n/texts.ts';
import { networksOf } from '../../platform/network.server.ts';
import { writingRoutes } from '../../platform/writing-contract.ts';
import type { Feature } from '../manifest.server.ts';
import { accountRoutes, ownPasswordRoutes } from './account/contract.ts';
import { cancelEmailChange, sendAgain } from './account/email-change.server.ts';
import {
  accountEmails,
  emailChangeEmails,
  followEmailLink,
  readEmailLink,
} from './account/email-links.server.ts';
import { getAccount, saveAccount } from './account/operations.server.ts';
import * as accountDe from './account/text/de.ts';
import * as accountEn from './account/text/en.ts';
import * as accountEs from './account/text/es.ts';
import * as accountTr from './account/text/tr.ts';
import { chooseWriting, getWriting } from './account/writing.server.ts';
import {
  askForReset,
  passwordEmails,
  readLink,
  setPassword,
} from './sign-in/choose-password.server.ts';
import { authRoutes, sessionRoutes, twoStepRoutes } from './sign-in/contract.ts';
import { DEVICE_LIFETIME_MS, readDevice, signInCookies } from './sign-in/cookies.server.ts';
import { emailLinkRoutes, passwordLinkRoutes } from './sign-in/link-contract.ts';
import { listOpenedRights, saveOpenedRights } from './sign-in/opened-rights.server.ts';
import { endSession, refreshSession } from './sign-in/operations.server.ts';
import {
  endOwnSession,
  endOwnSessions,
  endSessionsOfUser,
  listSessions,
} from './sign-in/own-sessions.server.ts';
import { changePassword } from './sign-in/passwords.server.ts';
import { providerApi } from './sign-in/provider/routes.server.ts';
import { confirmPassword, newDevice, signIn } from './sign-in/sign-in.server.ts';
import {
  confirmTwoStep,
  getTwoStepState,
  listTwoStepRoles,
  renewRecoveryCodes,
  saveTwoStepRoles,
  startTwoStep,
  turnOffTwoStep,
} from './sign-in/two-step-set-up.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { type User, userRoutes } from './users/contract.ts';
import { demoAdminName, demoUsers } from './users/demo.server.ts';
import { staffFileRoutes } from './users/file-contract.ts';
import { userSubjects } from './users/find.server.ts';
import { getUser, listUsers } from './users/operations.server.ts';
import { usersRight } from './users/policy.ts';
import {
  createUser,
  deleteUser,
  inviteAgain,
  saveUser,
  takeSecondStepOff,
} from './users/save.server.ts';
import {
  checkStaffFile,
  exportStaff,
  writeStaffFile,
} from './users/staff-file/operations.server.ts';
import { users } from './users/tables.server.ts';
import * as usersDe from './users/text/de.ts';
import * as usersEn from './users/text/en.ts';
import * as usersEs from './users/text/es.ts';
import * as usersTr from './users/text/tr.ts';

/** Its texts in every language; a browser loads one at a time. */
const texts: readonly Texts[] = [
  textsOf({ tr, en, de, es }),
  textsOf({ tr: accountTr, en: accountEn, de: accountDe, es: accountEs }),
  textsOf({ tr: usersTr, en: usersEn, de: usersDe, es: usersEs }),
];

const authApi = implement(authRoutes, (services) => {
  const cookies = signInCookies(services);
  return {
    login: {
      // Known browsers have their own limit, so that a flood of requests from an office does not block
      // them.
      countBy: ({ cookies: sent, ip }: FastifyRequest) =>
        readDevice(services.keys, sent[cookies.device]) ?? networksOf(ip).network,
      async run({ op, body, request, reply }) {
        const known = request.cookies[cookies.device];
        const { grant, user, device } = await signIn(op, services, body, known);
        reply.setCookie(cookies.session, grant.cookie, {
          ...cookies.options,
          expires: grant.endsAt,
        });
        const expires = new Date(op.now.getTime() + DEVICE_LIFETIME_MS);
        reply.setCookie(cookies.device, device, { ...cookies.options, expires });
        return success({
          accessToken: grant.accessToken,
          expiresAt: grant.expiresAt,
          data: user,
          message: request.t('platform:success.signedIn'),
        });
      },
    },
    async refresh(call) {
      const token = bearerToken(call.request);
      const cookie = call.request.cookies[cookies.session];
      if (!token || !cookie) throw unauthenticated();
      const grant = await refreshSession(call.op, services.secretKey, token, cookie);
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    },
    async logout(call) {
      const token = bearerToken(call.request);
      call.reply.clearCookie(cookies.session, cookies.options);
      if (token) await endSession(call.op, services.secretKey, token);
    },
  };
});

const passwordLinksApi = implement(passwordLinkRoutes, ({ admission, secretKey }) => ({
  forgot: (call) =>
    admission.run('passwordReset', call.request, () =>
      askForReset(call.op, call.body.username, languageOf(call.request)),
    ),
  read: ({ op, body }) => readLink(op, secretKey, body.token),
  use: ({ op, body, request }) => setPassword(op, secretKey, body, languageOf(request)),
}));

const emailLinksApi = implement(emailLinkRoutes, ({ secretKey }) => ({
  read: ({ op, body }) => readEmailLink(op, secretKey, body.token),
  async use({ op, body, request }) {
    const did = await followEmailLink(op, secretKey, body.token, languageOf(request));
    const message = did === 'confirm' ? 'emailConfirmed' : 'emailCancelled';
    return success({ message: request.t(`platform:success.${message}`) });
  },
}));

const sessionsApi = implement(sessionRoutes, () => ({
  list: ({ op }) => listSessions(op),
  end: ({ op, params }) => endOwnSession(op, params.id),
  endMany: async ({ op, query }) => ({ count: await endOwnSessions(op, query.current === 'true') }),
}));

const twoStepApi = implement(twoStepRoutes, () => ({
  state: ({ op }) => getTwoStepState(op),
  start: ({ op, body }) => startTwoStep(op, body.currentPassword),
  confirm: async ({ op, body, request }) => ({
    codes: await confirmTwoStep(op, body.code, languageOf(request)),
  }),
  turnOff: ({ op, body, request }) => turnOffTwoStep(op, body, languageOf(request)),
  renewCodes: async ({ op, body }) => ({ codes: await renewRecoveryCodes(op, body) }),
  openedRights: ({ op }) => listOpenedRights(op),
  saveOpenedRights: ({ op, body }) => saveOpenedRights(op, body.opened),
  roles: async ({ op }) => ({ roles: await listTwoStepRoles(op) }),
  saveRoles: async ({ op, body }) => ({ roles: await saveTwoStepRoles(op, body.roles) }),
}));

const accountApi = implement(accountRoutes, ({ issuer }) => ({
  get: ({ op }) => getAccount(op),
  async change({ op, body, request }) {
    const data = await saveAccount(op, body, languageOf(request), issuer.kind === 'token');
    const waits = data.profile.pendingEmail?.email === body.email;
    const message = request.t(`platform:success.${waits ? 'emailRequested' : 'updated'}`);
    return success({ data, message });
  },
  confirmPassword: ({ op, body }) => confirmPassword(op, body),
  sendEmailAgain: ({ op, request }) => sendAgain(op, null, languageOf(request)),
  cancelEmail: ({ op }) => cancelEmailChange(op, null),
}));

const writingApi = implement(writingRoutes, () => ({
  get: ({ op }) => getWriting(op),
  choose: ({ op, body }) => chooseWriting(op, body),
}));

const ownPasswordApi = implement(ownPasswordRoutes, () => ({
  change: ({ op, body, request }) => changePassword(op, body, languageOf(request)),
}));

const usersApi = implement(userRoutes, ({ issuer }) => {
  const isOwnIssuer = issuer.kind === 'token';
  /** Users who sign in at a provider have no password to choose. */
  const shown = (user: User): User =>
    isOwnIssuer ? user : { ...user, can: { ...user.can, invite: false } };
  return {
    list: async ({ op, query }) => success(await listUsers(op, query)),
    endSessions: async ({ op, params }) => ({ count: await endSessionsOfUser(op, params.id) }),
    get: async ({ op, params }) => shown(await getUser(op, params.id)),
    create: async ({ op, body, request }) =>
      shown(await createUser(op, body, languageOf(request), isOwnIssuer)),
    async change({ op, params, body, request }) {
      const data = shown(await saveUser(op, params.id, body, languageOf(request), isOwnIssuer));
      const waits = data.pendingEmail?.email === body.email;
      const message = request.t(`platform:success.${waits ? 'emailRequested' : 'updated'}`);
      return success({ data, message });
    },
    delete: ({ op, params }) => deleteUser(op, params.id),
    invite: ({ op, params, request }) => inviteAgain(op, params.id, languageOf(request)),
    removeTwoStep: ({ op, params }) => takeSecondStepOff(op, params.id),
    sendEmailAgain: ({ op, params, request }) => sendAgain(op, params.id, languageOf(request)),
    cancelEmail: ({ op, params }) => cancelEmailChange(op, params.id),
  };
});

const staffFileApi = implement(staffFileRoutes, ({ issuer }) => ({
  export: async ({ op, reply }) => {
    const csv = await exportStaff(op);
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="kullanicilar.csv"')
      .send(csv);
  },
  check: ({ op, body }) => checkStaffFile(op, body.csv),
  write: ({ op, body, request }) =>
    writeStaffFile(op, body.csv, languageOf(request), issuer.kind === 'token'),
}));

/** The events that this feature writes to the audit log. */
const identityEvents = [
  'auth.signIn',
  'auth.signInRefused',
  'auth.throttled',
  'auth.signOut',
  'auth.sessionsEnded',
  'auth.tokenReused',
  'auth.confirmed',
  'auth.confirmRefused',
  'password.change',
  'password.resetAsked',
  'password.set',
  'password.invitation',
  'twoStep.on',
  'twoStep.off',
  'twoStep.recoveryCodes',
  'twoStep.roles',
  'rights.opened',
  'user.create',
  'user.update',
  'user.delete',
  'user.import',
  'user.export',
  'account.update',
  'email.requested',
  'email.confirmed',
  'email.cancelled',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    identity: { action: (typeof identityEvents)[number]; subject: 'user' | 'session' | 'setting' };
  }
}

/** Somebody besides the first admin can sign in. */
const colleaguesStep: FirstStep = {
  name: 'colleagues',
  isDone: sql`(select count(*) from ${users} u
    where u.status = 'active' and ${isOwn('user', sql`u.id`)}) > 1`,
};

export const identity: Feature = {
  name: 'identity',
  rights: [usersRight],
  demo: [demoUsers, demoAdminName],
  firstSteps: [colleaguesStep],
  texts,
  api: (api, services) => {
    accountApi(api, services);
    if (services.issuer.kind === 'oidc') providerApi(api, services, services.issuer);
    authApi(api, services);
    emailLinksApi(api, services);
    passwordLinksApi(api, services);
    ownPasswordApi(api, services);
    sessionsApi(api, services);
    twoStepApi(api, services);
    staffFileApi(api, services);
    usersApi(api, services);
    writingApi(api, services);
  },
  notifications: [newDevice],
  emails: ({ publicUrl, secretKey }) => ({
    ...passwordEmails(publicUrl, secretKey),
    ...accountEmails(publicUrl),
    ...emailChangeEmails(publicUrl, secretKey),
  }),
  auditEvents: identityEvents,
  auditSubjects: { user: userSubjects },
};
