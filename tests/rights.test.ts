import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '../src/platform/operation.server.ts';
import { may, rightsOf, roleMay } from '../src/platform/rights.ts';
import { ROLES, type Role } from '../src/platform/roles.ts';
import { RIGHTS, WITHOUT_CONFIRMATION } from '../src/rights.server.ts';
import { eventually } from './harness/eventually.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

type Caller = 'visitor' | Role;
const CALLERS: Caller[] = ['visitor', 'user', 'editor', 'admin'];

/** The expected reply for each caller, in the order visitor, user, editor, admin. */
const OPEN = ['yes', 'yes', 'yes', 'yes'] as const;
const OWN = ['401', 'yes', 'yes', 'yes'] as const;
const EDITORS = ['401', '403', 'yes', 'yes'] as const;
const ADMINS = ['401', '403', '403', 'yes'] as const;

/** Every route of the API. The test fails for a route that is missing here, and for one that exists only here. */
const TABLE: Record<string, readonly ['yes' | '401', ...('yes' | '403')[]]> = {
  'GET /api/account': OWN,
  'PUT /api/account': OWN,
  'DELETE /api/account/email-change': OWN,
  'POST /api/account/email-change': OWN,
  'PUT /api/account/password': OWN,
  'POST /api/account/confirm-password': OWN,
  'GET /api/account/sessions': OWN,
  'DELETE /api/account/sessions': OWN,
  'DELETE /api/account/sessions/:id': OWN,
  'GET /api/account/two-step': OWN,
  'POST /api/account/two-step': OWN,
  'PUT /api/account/two-step': OWN,
  'DELETE /api/account/two-step': OWN,
  'POST /api/account/two-step/recovery-codes': OWN,
  'GET /api/applications': EDITORS,
  'GET /api/applications/:id': EDITORS,
  'PUT /api/applications/:id/assignment': EDITORS,
  'GET /api/applications/:id/attachments': EDITORS,
  'POST /api/applications/:id/attachments': EDITORS,
  'DELETE /api/applications/:id/attachments/:attachmentId': EDITORS,
  'GET /api/applications/:id/attachments/:attachmentId': EDITORS,
  'POST /api/applications/:id/declaration': EDITORS,
  'GET /api/applications/:id/comparison/:otherId': EDITORS,
  'GET /api/applications/:id/neighbours': EDITORS,
  'POST /api/applications/:id/proof': ADMINS,
  'PUT /api/applications/:id/note': EDITORS,
  'GET /api/applications/assignees': EDITORS,
  'POST /api/applications/bulk': EDITORS,
  'GET /api/applications/counts': EDITORS,
  'PUT /api/applications/updateApplicationStatus/:id': EDITORS,
  'GET /api/audit': ADMINS,
  'GET /api/audit/verify': ADMINS,
  'POST /api/auth/email-link': OPEN,
  'POST /api/auth/email-link/use': OPEN,
  'POST /api/auth/forgot-password': OPEN,
  'POST /api/auth/login': OPEN,
  'POST /api/auth/logout': OPEN,
  'POST /api/auth/password-link': OPEN,
  'POST /api/auth/refresh': OPEN,
  'POST /api/auth/register': ADMINS,
  'POST /api/auth/set-password': OPEN,
  'GET /api/auth/users': ADMINS,
  'DELETE /api/auth/users/:id': ADMINS,
  'GET /api/auth/users/:id': ADMINS,
  'PUT /api/auth/users/:id': ADMINS,
  'DELETE /api/auth/users/:id/email-change': ADMINS,
  'POST /api/auth/users/:id/email-change': ADMINS,
  'POST /api/auth/users/:id/invitation': ADMINS,
  'DELETE /api/auth/users/:id/sessions': ADMINS,
  'DELETE /api/auth/users/:id/two-step': ADMINS,
  'PUT /api/applications/:id/data': ADMINS,
  'PUT /api/applications/:id/decision': EDITORS,
  'DELETE /api/applications/:id/emails/:emailId': EDITORS,
  'POST /api/applications/:id/reopen': ADMINS,
  'POST /api/applications/:id/status-email': EDITORS,
  'POST /api/applications/:id/reveal': ADMINS,
  'POST /api/applications/export': ADMINS,
  'GET /api/applications/statistics': EDITORS,
  'GET /api/privacy/requests': ADMINS,
  'POST /api/privacy/requests': ADMINS,
  'GET /api/privacy/requests/:id': ADMINS,
  'PUT /api/privacy/requests/:id/answer': ADMINS,
  'DELETE /api/privacy/requests/:id/record': ADMINS,
  'POST /api/privacy/requests/:id/copy': ADMINS,
  'GET /api/privacy/retention': ADMINS,
  'PUT /api/privacy/retention': ADMINS,
  'GET /api/contents': OPEN,
  'POST /api/contents': EDITORS,
  'DELETE /api/contents/:id': EDITORS,
  'GET /api/contents/:id': OPEN,
  'PUT /api/contents/:id': EDITORS,
  'PUT /api/contents/:id/translation': EDITORS,
  'GET /api/contents/authors': EDITORS,
  'GET /api/contents/tags': EDITORS,
  'GET /api/contents/:id/edit': EDITORS,
  'PUT /api/contents/:id/pending': EDITORS,
  'DELETE /api/contents/:id/pending': EDITORS,
  'PUT /api/contents/:id/presence': EDITORS,
  'DELETE /api/contents/:id/presence': EDITORS,
  'GET /api/contents/:id/preview-link': EDITORS,
  'POST /api/contents/:id/preview-link': EDITORS,
  'DELETE /api/contents/:id/preview-link': EDITORS,
  'GET /api/contents/:id/revisions': EDITORS,
  'GET /api/contents/:id/revisions/:revisionId': EDITORS,
  'POST /api/contents/:id/revisions/:revisionId/restore': EDITORS,
  'PUT /api/contents/:id/day': EDITORS,
  'POST /api/contents/bulk': EDITORS,
  'POST /api/contents/bulk/:id/undo': EDITORS,
  'GET /api/contents/by-slug/:slug': OPEN,
  'GET /api/contents/calendar': EDITORS,
  'GET /api/contents/choices': EDITORS,
  'GET /api/contents/counts': EDITORS,
  'POST /api/contents/preview': EDITORS,
  'GET /api/contents/trash': EDITORS,
  'DELETE /api/contents/trash/:id': EDITORS,
  'POST /api/contents/trash/:id/restore': EDITORS,
  'GET /api/contacts': OWN,
  'GET /api/notifications': OWN,
  'DELETE /api/notifications/:key': OWN,
  'PUT /api/notifications/:key': OWN,
  'POST /api/notifications/read-all': OWN,
  'GET /api/notifications/settings': OWN,
  'PUT /api/notifications/settings': OWN,
  'GET /api/notifications/stream': OWN,
  'GET /api/docs': ADMINS,
  'GET /api/documents': ADMINS,
  'GET /api/documents/:kind': ADMINS,
  'DELETE /api/documents/:kind/draft': ADMINS,
  'POST /api/documents/:kind/draft': ADMINS,
  'PUT /api/documents/:kind/draft': ADMINS,
  'POST /api/documents/:kind/draft/file': ADMINS,
  'POST /api/documents/:kind/draft/publish': ADMINS,
  'POST /api/documents/preview': ADMINS,
  'GET /api/email-templates': ADMINS,
  'DELETE /api/email-templates/:kind/:locale': ADMINS,
  'GET /api/email-templates/:kind/:locale': ADMINS,
  'PUT /api/email-templates/:kind/:locale': ADMINS,
  'POST /api/email-templates/:kind/:locale/preview': ADMINS,
  'GET /api/first-steps': ADMINS,
  'GET /api/health': ADMINS,
  'GET /api/jobs/failed': ADMINS,
  'POST /api/jobs/failed/:id/retry': ADMINS,
  'GET /api/legal-texts': ADMINS,
  'GET /api/legal-texts/:kind': ADMINS,
  'POST /api/legal-texts/:kind/versions': ADMINS,
  'POST /api/legal-texts/preview': ADMINS,
  'POST /api/measurements': OPEN,
  'GET /api/meetings': ADMINS,
  'POST /api/meetings': ADMINS,
  'GET /api/meetings/:id': ADMINS,
  'PUT /api/meetings/:id': ADMINS,
  'DELETE /api/meetings/:id': ADMINS,
  'GET /api/people': ADMINS,
  'POST /api/people': ADMINS,
  'PUT /api/people/order': ADMINS,
  'GET /api/people/:id': ADMINS,
  'PUT /api/people/:id': ADMINS,
  'DELETE /api/people/:id': ADMINS,
  'GET /api/measurements/visits': EDITORS,
  'GET /api/measurements/summary': EDITORS,
  'GET /api/media': EDITORS,
  'POST /api/media': EDITORS,
  'DELETE /api/media/:id': EDITORS,
  'GET /api/media/:id': EDITORS,
  'PUT /api/media/:id': EDITORS,
  'POST /api/media/:id/replace': EDITORS,
  'GET /api/menu': ADMINS,
  'PUT /api/menu': ADMINS,
  'POST /api/menu/preview': ADMINS,
  'GET /api/menu/list': OPEN,
  'GET /api/messages': EDITORS,
  'PUT /api/messages': EDITORS,
  'DELETE /api/messages/:id': ADMINS,
  'GET /api/messages/:id': EDITORS,
  'PUT /api/messages/:id': EDITORS,
  'GET /api/messages/:id/neighbours': EDITORS,
  'PUT /api/messages/:id/note': EDITORS,
  'POST /api/messages/:id/reply': EDITORS,
  'GET /api/party': ADMINS,
  'PUT /api/party': ADMINS,
  'GET /api/published': OPEN,
  'GET /api/published/:slug': OPEN,
  'GET /api/redirects': ADMINS,
  'POST /api/redirects': ADMINS,
  'DELETE /api/redirects/:id': ADMINS,
  'GET /api/redirects/:id': ADMINS,
  'PUT /api/redirects/:id': ADMINS,
  'POST /api/redirects/bulk': ADMINS,
  'POST /api/redirects/delete': ADMINS,
  'GET /api/static-pages': ADMINS,
  'DELETE /api/static-pages/:page/:locale': ADMINS,
  'GET /api/static-pages/:page/:locale': ADMINS,
  'PUT /api/static-pages/:page/:locale': ADMINS,
  'POST /api/static-pages/preview': ADMINS,
  'GET /api/transfer/export': ADMINS,
  'GET /api/transfer/imports': ADMINS,
  'POST /api/transfer/imports': ADMINS,
  'DELETE /api/transfer/imports/:id': ADMINS,
  'GET /api/transfer/imports/:id': ADMINS,
  'GET /api/transfer/imports/:id/notes': ADMINS,
  'POST /api/transfer/imports/:id/start': ADMINS,
  'GET /api/two-step/roles': ADMINS,
  'PUT /api/two-step/roles': ADMINS,
  'GET /api/waiting': OWN,
  'GET /api/webhooks': ADMINS,
  'POST /api/webhooks': ADMINS,
  'DELETE /api/webhooks/:id': ADMINS,
  'GET /api/webhooks/:id': ADMINS,
  'PUT /api/webhooks/:id': ADMINS,
  'GET /api/webhooks/:id/deliveries': ADMINS,
  'POST /api/webhooks/:id/deliveries/:deliveryId/send': ADMINS,
  'POST /api/webhooks/:id/secret': ADMINS,
  'POST /api/webhooks/:id/test': ADMINS,
};

/** Whether only admins may call it, and it changes something. */
const isAdminWrite = (route: string) => TABLE[route] === ADMINS && !route.startsWith('GET ');
/**
 * For what an operation decides: what shows an identity number, another number or date of a decision, or a
 * change of a user's access.
 */
const CONFIRMED_SOMETIMES = [
  'GET /api/applications/:id/attachments/:attachmentId',
  'POST /api/applications/:id/declaration',
  'PUT /api/applications/:id/decision',
  'PUT /api/auth/users/:id',
];
/**
 * Always refused when the password was not entered within the last ten minutes: every admin write,
 * except those that `WITHOUT_CONFIRMATION` names with a reason, and everything that leaves the product at
 * once.
 */
const CONFIRMED_ALWAYS = [
  'GET /api/transfer/export',
  ...Object.keys(TABLE).filter(
    (route) =>
      isAdminWrite(route) &&
      !(route in WITHOUT_CONFIRMATION) &&
      !CONFIRMED_SOMETIMES.includes(route),
  ),
].sort();

/** These need a token of their own: without it, every caller gets 401. */
const NEED_OWN_TOKEN = ['POST /api/auth/refresh'];

let test: TestApp;
const sessions = new Map<Caller, string>();
beforeAll(async () => {
  test = await openTestApp();
  for (const role of ROLES) await test.addUser(role, role);
});
afterAll(() => test.close());

/** The mounted routes, as `GET /api/contents/:id`, without the HEAD route of every GET. */
function mountedRoutes(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of test.app.server.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('');
    if (!path.startsWith('/api/')) continue;
    for (const method of methods.split(', ').filter((one) => one && one !== 'HEAD'))
      found.push(`${method} ${path}`);
  }
  return found.sort();
}

/** The token of one session for each role; {@link call} removes the session that a logout ends. */
async function tokenOf(caller: Caller): Promise<string> {
  const known = sessions.get(caller);
  if (known) return known;
  const { authorization } = await test.signIn(caller);
  sessions.set(caller, authorization as string);
  return authorization as string;
}

const call = async (route: string, caller: Caller): Promise<number> =>
  (await send(route, caller)).statusCode;

async function send(route: string, caller: Caller) {
  const [method, pattern] = route.split(' ') as [NonNullable<InjectOptions['method']>, string];
  const isAnonymous = caller === 'visitor' || NEED_OWN_TOKEN.includes(route);
  const reply = await test.call({
    method,
    url: pattern.replace(':id', randomUUID()).replace(':slug', 'yok').replace(':key', '1'),
    // A network of its own for each request, so that no rate limit is reached.
    remoteAddress: `10.${CALLERS.indexOf(caller)}.0.${Object.keys(TABLE).indexOf(route)}`,
    ...(!isAnonymous && { headers: { authorization: await tokenOf(caller) } }),
    ...(['POST', 'PUT'].includes(method) && { payload: {} }),
    // It would never end.
    payloadAsStream: route.endsWith('/stream'),
  });
  if (route.endsWith('/stream')) reply.stream().destroy();
  if (route === 'POST /api/auth/logout') sessions.delete(caller);
  return reply;
}

describe('the table of rights', () => {
  it('has a row for every route of the API, and for nothing else', () => {
    expect(mountedRoutes()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(Object.entries(TABLE))('%s', async (route, expected) => {
    for (const [place, caller] of CALLERS.entries()) {
      const status = await call(route, caller);
      const allowed = expected[place];
      const refused = [401, 403].includes(status);
      if (NEED_OWN_TOKEN.includes(route)) expect([caller, status]).toEqual([caller, 401]);
      else if (allowed === 'yes')
        expect([caller, status, refused]).toEqual([caller, status, false]);
      else expect([caller, status]).toEqual([caller, Number(allowed)]);
      expect(status, caller).toBeLessThan(500);
    }
  });

  it('gives each role the rights of the specification', () => {
    const rows = RIGHTS.map((right) => [right.name, ROLES.filter((role) => roleMay(role, right))]);
    expect(new Set(RIGHTS.map(({ name }) => name)).size).toBe(RIGHTS.length);
    expect(Object.fromEntries(rows)).toEqual({
      own: ['admin', 'editor', 'user'],
      privacy: ['admin'],
      content: ['admin', 'editor'],
      media: ['admin', 'editor'],
      applications: ['admin', 'editor'],
      identityNumbers: ['admin'],
      applicationDecisions: ['admin'],
      deleteMessages: ['admin'],
      transfer: ['admin'],
      webhooks: ['admin'],
      users: ['admin'],
      site: ['admin'],
      audit: ['admin'],
    });
  });

  it('matches the parts of the dashboard that each role sees', () => {
    const none = Object.fromEntries(RIGHTS.map(({ name }) => [name, false]));
    expect(rightsOf('user', RIGHTS)).toEqual({ ...none, own: true });
    const writing = { own: true, content: true, media: true, applications: true };
    expect(rightsOf('editor', RIGHTS)).toEqual({ ...none, ...writing });
    expect(Object.values(rightsOf('admin', RIGHTS))).not.toContain(false);
  });

  it('leaves to the system what is not for a person alone', () => {
    const refused = RIGHTS.filter((right) => !may(SYSTEM, right)).map(({ name }) => name);
    expect(refused).toEqual(['own', 'identityNumbers']);
  });

  it('is all that the routes ask for', async () => {
    sessions.delete('admin');
    const headers = { authorization: await tokenOf('admin') };
    const { paths } = (await test.call({ method: 'GET', url: '/api/docs', headers })).json();
    const asked = Object.values<Record<string, { 'x-right': string }>>(paths)
      .flatMap((operations) => Object.values(operations))
      .map((operation) => operation['x-right']);
    expect(asked.length).toBeGreaterThan(40);
    const known = ['everybody', ...RIGHTS.map(({ name }) => name)];
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('cannot be bypassed with another method, a slash, capital letters or an override header', async () => {
    const headers = { authorization: await tokenOf('user') };
    const tries: InjectOptions[] = [
      { method: 'HEAD', url: '/api/audit' },
      { method: 'GET', url: '/api/audit/' },
      { method: 'GET', url: '/api//audit' },
      { method: 'GET', url: '/API/audit' },
      { method: 'GET', url: '/api/%61udit' },
      { method: 'GET', url: '/api/contents/../audit' },
      { method: 'OPTIONS', url: '/api/audit' },
      { method: 'POST', url: '/api/audit', headers: { 'x-http-method-override': 'GET' } },
    ];
    for (const one of tries) {
      const reply = await test.call({ ...one, headers: { ...headers, ...one.headers } });
      expect([403, 404], `${one.method} ${one.url}`).toContain(reply.statusCode);
    }
  });
});

it('a refused request is recorded in the audit log', async () => {
  const headers = { authorization: await tokenOf('admin') };
  const refusals = async () => {
    const url = '/api/audit?action=auth.forbidden&pageSize=100';
    const { data } = (await test.call({ method: 'GET', url, headers })).json();
    return data.map((entry: { subject: { name: string } }) => entry.subject.name);
  };
  await eventually(refusals).toContain('GET /api/audit');
});

describe('a route that needs the password entered again', () => {
  /** The routes that refuse an admin whose password was entered `minutes` ago. */
  async function codesAfter(minutes: number) {
    sessions.delete('admin');
    const token = await tokenOf('admin');
    const before = test.now.value;
    test.now.value = new Date(before.getTime() + minutes * 60_000);
    const needed: string[] = [];
    for (const route of Object.keys(TABLE)) {
      if (route === 'POST /api/auth/logout') continue;
      sessions.set('admin', token);
      const { body = '' } = await send(route, 'admin');
      if (body.includes('passwordConfirmationNeeded') && !route.endsWith('/docs'))
        needed.push(route);
    }
    test.now.value = before;
    return needed.sort();
  }

  it('refuses the request before its body is checked, and no other route does', async () => {
    expect(await codesAfter(10.5)).toEqual(CONFIRMED_ALWAYS);
    expect(await codesAfter(9.5)).toEqual([]);
  });

  it('is every admin write that is not named with a reason', () => {
    const exceptions = Object.entries(WITHOUT_CONFIRMATION);
    expect(exceptions.filter(([route]) => !isAdminWrite(route))).toEqual([]);
    expect(exceptions.filter(([, reason]) => reason.length < 10)).toEqual([]);
    // What a stolen token must not reach, also after a change of the list.
    expect(CONFIRMED_ALWAYS).toEqual(
      expect.arrayContaining([
        'DELETE /api/auth/users/:id',
        'DELETE /api/auth/users/:id/sessions',
        'DELETE /api/auth/users/:id/two-step',
        'POST /api/webhooks',
        'POST /api/webhooks/:id/secret',
        'PUT /api/email-templates/:kind/:locale',
        'PUT /api/menu',
        'PUT /api/party',
        'PUT /api/privacy/retention',
      ]),
    );
  });

  it('is marked in the description of the API', async () => {
    sessions.delete('admin');
    const headers = { authorization: await tokenOf('admin') };
    const { paths } = (await test.call({ method: 'GET', url: '/api/docs', headers })).json();
    const marked = (when: string) =>
      Object.keys(TABLE)
        .filter((route) => {
          const [method = '', url = ''] = route.split(' ');
          const path = url.replace(/:(\w+)/g, '{$1}');
          return paths[path][method.toLowerCase()]['x-password-confirmation'] === when;
        })
        .sort();
    expect(marked('always')).toEqual(CONFIRMED_ALWAYS);
    expect(marked('sometimes')).toEqual(CONFIRMED_SOMETIMES);
  });
});
