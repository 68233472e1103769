import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../src/features/audit/tables.server.ts';
import { passwordLinks } from '../../src/features/identity/sign-in/tables.server.ts';
import {
  STAFF_FILE_LIMITS,
  type StaffFileCheck,
} from '../../src/features/identity/users/file-contract.ts';
import { userBranches, users } from '../../src/features/identity/users/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

let test: TestApp;
let ankara: string;
let cankaya: string;
let izmir: string;
const sessions: Record<string, Record<string, string>> = {};

const db = () => test.app.services.db;
async function addStaff(name: string, role: 'admin' | 'editor', branchId: string | null) {
  const userId = await test.addUser(name, role, { isNational: branchId === null });
  if (branchId) await db().insert(userBranches).values({ userId, branchId });
  sessions[name] = await test.signIn(name);
}
beforeAll(async () => {
  test = await openTestApp();
  ankara = await addBranch(test, 6, null);
  cankaya = await addBranch(test, 6, 'Çankaya');
  izmir = await addBranch(test, 35, null);
  await addBranch(test, 14, 'Merkez');
  await addStaff('genel', 'admin', null);
  await addStaff('ankara', 'admin', ankara);
  await addStaff('izmir', 'editor', izmir);
});
afterAll(() => test.close());

const post = (who: string, path: string, csv: string) =>
  test.call({
    method: 'POST',
    url: `/api/auth/users/${path}`,
    headers: sessions[who] ?? {},
    payload: { csv },
  });
async function check(who: string, lines: string[]): Promise<StaffFileCheck> {
  const reply = await post(who, 'file/check', lines.join('\r\n'));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
async function write(who: string, lines: string[]) {
  const reply = await post(who, 'file', lines.join('\r\n'));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const faultsOf = ({ faults }: StaffFileCheck) =>
  faults.map(({ row, column, rule }) => `${row} ${column} ${rule}`);
const read = async (email: string) => {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  const own = await db()
    .select({ id: userBranches.branchId })
    .from(userBranches)
    .where(eq(userBranches.userId, user?.id ?? ''));
  return { ...user, own: own.map(({ id }) => id) };
};
const HEAD = 'E-posta;Ad;Soyad;Rol;Teşkilatlar';

describe('a file with staff', () => {
  it('is checked before anything is written: what is new, what changes and in which fields', async () => {
    const found = await check('genel', [
      HEAD,
      'ece@posta.example;Ece;Öztürk;Editör;Ankara/Çankaya | İzmir',
      'izmir@ufuk.test;İzzet;;;Bolu Merkez',
      '',
      'merkez@posta.example;Mert;Kaya;yönetici;Genel merkez',
    ]);
    expect(found).toEqual({
      added: 2,
      changed: 1,
      same: 0,
      faults: [],
      rows: [
        {
          row: 2,
          email: 'ece@posta.example',
          isNew: true,
          fields: ['name', 'surname', 'role', 'branches'],
          role: 'editor',
          branches: ['Çankaya, Ankara', 'İzmir'],
        },
        {
          row: 3,
          email: 'izmir@ufuk.test',
          isNew: false,
          fields: ['name', 'branches'],
          role: 'editor',
          branches: ['Bolu Merkez'],
        },
        {
          row: 5,
          email: 'merkez@posta.example',
          isNew: true,
          fields: ['name', 'surname', 'role', 'branches'],
          role: 'admin',
          branches: null,
        },
      ],
    });
    expect(await db().select().from(users).where(like(users.email, '%@posta.example'))).toEqual([]);
  });

  it('names every wrong cell, and is refused as a whole', async () => {
    const lines = [
      HEAD,
      'nobody;Ad;Soyad;Editör;Ankara',
      'a@posta.example;Ad;Soyad;Başkan;Ankara',
      'b@posta.example;Ad;Soyad;Editör;Kars',
      'c@posta.example;Ad;Soyad;Editör;Angara',
      'd@posta.example;<b>;Soyad;;Ankara',
      'e@posta.example;Ad;Soyad;Editör;',
      'e@POSTA.example;Ad;Soyad;Editör;Ankara',
      'genel@ufuk.test;Ad;Soyad;Editör;',
      'f@posta.example;Ad;Soyad;Editör;Genel merkez | Ankara',
    ];
    expect(faultsOf(await check('genel', lines))).toEqual([
      '2 eposta staffCsvEmail',
      '3 rol staffCsvRole',
      '4 teskilatlar staffCsvNoBranch',
      '5 teskilatlar staffCsvPlace',
      '6 ad staffCsvName',
      '6 rol staffCsvRequired',
      '7 teskilatlar staffCsvRequired',
      '8 eposta staffCsvTwice',
      '9 rol staffCsvOwn',
      '10 teskilatlar staffCsvPlace',
    ]);
    const reply = await post('genel', 'file', lines.join('\n'));
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['csv']);
    expect(await db().select().from(users).where(like(users.email, '%@posta.example'))).toEqual([]);
    expect(faultsOf(await check('genel', ['eposta;maaş', 'x@posta.example;1']))).toEqual([
      '1 maaş csvColumn',
    ]);
  });

  it('adds accounts that are invited, and changes others, whose sessions end', async () => {
    const lines = [
      HEAD,
      'ece@posta.example;Ece;Öztürk;Editör;Ankara/Çankaya | 35',
      'ece2@posta.example;Ece;Öztürk;Kullanıcı;Çankaya, Ankara',
      'izmir@ufuk.test;İzzet;Yıldız;;İzmir | Ankara',
    ];
    const before = (await db().select().from(auditEvents)).length;
    expect(await write('genel', lines)).toEqual({ added: 2, changed: 1, same: 0 });
    const ece = await read('ece@posta.example');
    expect(ece).toMatchObject({ username: 'ece.ozturk', role: 'editor', isNational: false });
    expect(ece.own.toSorted()).toEqual([cankaya, izmir].toSorted());
    expect((await read('ece2@posta.example')).username).toBe('ece.ozturk2');
    const links = await db()
      .select()
      .from(passwordLinks)
      .where(eq(passwordLinks.userId, ece.id ?? ''));
    expect(links).toMatchObject([{ reason: 'invitation', usedAt: null }]);
    expect(await read('izmir@ufuk.test')).toMatchObject({
      name: 'İzzet',
      role: 'editor',
      version: 2,
    });
    const reply = await test.call({ url: '/api/applications', headers: sessions.izmir ?? {} });
    expect(reply.statusCode).toBe(401);
    const actions = (await db().select().from(auditEvents).orderBy(auditEvents.seq))
      .slice(before)
      .map(({ action }) => action);
    expect(actions).toEqual([
      'password.invitation',
      'password.invitation',
      'user.create',
      'user.create',
      'user.update',
      'user.import',
    ]);
    expect(await write('genel', lines)).toEqual({ added: 0, changed: 0, same: 3 });
  });

  it('of an admin of branches gives only what this admin may give', async () => {
    const found = await check('ankara', [
      HEAD,
      'g@posta.example;Ad;Soyad;Yönetici;Ankara',
      'h@posta.example;Ad;Soyad;Editör;İzmir',
      'i@posta.example;Ad;Soyad;Editör;Genel merkez',
      'genel@ufuk.test;Ad;Soyad;Editör;Ankara',
      'izmir@ufuk.test;Ad;;;',
      'j@posta.example;Ad;Soyad;Editör;Çankaya, Ankara',
    ]);
    expect(faultsOf(found)).toEqual([
      '2 rol staffCsvRoleOfNational',
      '3 teskilatlar staffCsvNoBranch',
      '4 teskilatlar staffCsvPlaceRequired',
      '5 eposta staffCsvTaken',
      '6 eposta staffCsvTaken',
    ]);
    const line = 'j@posta.example;Jale;Soylu;Editör;Ankara/Çankaya';
    expect(await write('ankara', [HEAD, line])).toEqual({ added: 1, changed: 0, same: 0 });
    expect((await read('j@posta.example')).own).toEqual([cankaya]);
  });

  it('that was exported changes nothing, and has only the accounts that the admin manages', async () => {
    const exported = async (who: string) => {
      const reply = await test.call({ url: '/api/auth/users/file', headers: sessions[who] ?? {} });
      expect(reply.headers['content-disposition']).toContain('kullanicilar.csv');
      return reply.body;
    };
    const all = await exported('genel');
    expect(all).toMatch(/^\uFEFF"eposta";"ad";"soyad";"rol";"teskilatlar";"durum"/);
    expect(all).toContain('"genel@ufuk.test";"";"";"Yönetici";"Genel merkez";"Etkin"');
    const reply = await post('genel', 'file/check', all);
    expect(reply.json().data).toMatchObject({ added: 0, changed: 0, faults: [] });
    const own = await exported('ankara');
    expect(own).toContain('j@posta.example');
    expect(own).not.toContain('genel@ufuk.test');
    expect(own).not.toContain('ankara@ufuk.test');
  });

  it('is limited in its bytes and rows', async () => {
    const rows = Array.from(
      { length: STAFF_FILE_LIMITS.rows + 1 },
      (_, at) => `x${at}@posta.example;Ad;Soyad;Editör;Ankara`,
    );
    expect(faultsOf(await check('genel', [HEAD, ...rows]))).toEqual([
      `${STAFF_FILE_LIMITS.rows + 2} eposta csvRows`,
    ]);
    const long = await post('genel', 'file/check', 'x'.repeat(STAFF_FILE_LIMITS.characters + 1));
    expect(long.statusCode).toBe(422);
    const editor = await addStaff('yazar', 'editor', null).then(() => post('yazar', 'file', HEAD));
    expect(editor.statusCode).toBe(403);
  });
});
