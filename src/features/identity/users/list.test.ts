import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { UserPage, UserSummary } from './contract.ts';

let test: TestApp;
let admin: Record<string, string>;
const day = (n: number) => new Date(Date.UTC(2026, 9, n));

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('ayse', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  const none = { passwordHash: null };
  const { addUser } = test;
  await addUser('isik', 'editor', {
    ...none,
    name: 'Işık',
    surname: 'Çınar',
    lastSignInAt: day(3),
  });
  await addUser('irem', 'editor', {
    ...none,
    name: 'İrem',
    surname: 'Öz',
    lastSignInAt: day(9),
    phone: '+905551112233',
    address: 'Saklı Sokak 5',
  });
  await addUser('zafer', 'user', { ...none, name: 'Zafer', surname: 'Ak', status: 'inactive' });
  await addUser('yuzde_100', 'user', { ...none, name: '%', surname: '\\' });
  admin = await test.signIn('ayse');
});
afterAll(() => test.close());

const list = (query: string) =>
  test.call({ method: 'GET', url: `/api/auth/users${query}`, headers: admin });
async function names(query: string): Promise<string[]> {
  const reply = await list(query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<UserPage>().data.map((user: UserSummary) => user.username);
}

describe('the list of users', () => {
  it('contains the number of users and of active ones', async () => {
    const page = (await list('')).json();
    expect(page).toMatchObject({
      total: 5,
      active: 4,
      page: 1,
      pageSize: 20,
      can: { create: true },
    });
    expect((await list('?role=user')).json()).toMatchObject({ total: 2, active: 1 });
  });

  it.each([
    ['ışık', ['isik']],
    ['ISIK', ['isik']],
    ['isik', ['isik']],
    ['IREM', ['irem']],
    ['İREM', ['irem']],
    ['çınar ışık', ['isik']],
    ['oz irem', ['irem']],
    ['irem@ufuk', ['irem']],
    ['yuzde_', ['yuzde_100']],
    ['irem zafer', []],
  ])('finds %j by name, surname, username or e-mail', async (q, found) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it.each([
    ['%', ['yuzde_100']],
    ['_', ['yuzde_100']],
    ['\\', ['yuzde_100']],
    ["' or 1=1 --", []],
    ["'); drop table users; --", []],
    ['$1', []],
  ])('searches for %j as text, without special characters', async (q, found) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it.each(['905551112233', '5551112233', 'Saklı', 'argon2', 'editor', 'inactive'])(
    'does not search private fields: %s',
    async (q) => expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual([]),
  );

  it.each([
    ['name', ['yuzde_100', 'ayse', 'isik', 'irem', 'zafer']],
    ['-name', ['zafer', 'irem', 'isik', 'ayse', 'yuzde_100']],
    ['email', ['ayse', 'irem', 'isik', 'yuzde_100', 'zafer']],
    ['-email', ['zafer', 'yuzde_100', 'isik', 'irem', 'ayse']],
    ['-createdAt', ['yuzde_100', 'zafer', 'irem', 'isik', 'ayse']],
    ['createdAt', ['ayse', 'isik', 'irem', 'zafer', 'yuzde_100']],
  ])('sorts by %s in Turkish alphabetical order', async (sort, order) => {
    expect(await names(`?sort=${sort}`)).toEqual(order);
  });

  it('sorts by the last sign-in, with users who have never signed in as the oldest', async () => {
    const newest = await names('?sort=-lastSignInAt');
    const known = newest.filter((name) => name === 'isik' || name === 'irem');
    expect(known).toEqual(['irem', 'isik']);
    expect(newest.slice(-2).sort()).toEqual(['yuzde_100', 'zafer']);
    expect((await names('?sort=lastSignInAt')).slice(0, 2).sort()).toEqual(['yuzde_100', 'zafer']);
  });

  it('can be filtered and has pages', async () => {
    expect(await names('?role=editor&sort=-name')).toEqual(['irem', 'isik']);
    expect(await names('?status=inactive')).toEqual(['zafer']);
    expect(await names('?role=editor&status=inactive')).toEqual([]);
    expect(await names('?pageSize=2&page=2')).toEqual(['isik', 'irem']);
    const beyond = (await list('?page=100000')).json();
    expect(beyond).toMatchObject({ data: [], total: 5, page: 100000 });
  });

  it.each([
    ['?q=a&q=b', 'q', 'Arama beklenen türde değil.'],
    ['?q=%00', 'q', 'Arama geçerli bir biçimde değil.'],
    [`?q=${'a'.repeat(101)}`, 'q', 'Arama en çok 100 karakter olabilir.'],
    ['?role=root', 'role', 'Rol için bu değer geçerli değil.'],
    ['?role=admin&role=user', 'role', 'Rol için bu değer geçerli değil.'],
    ['?role[]=admin', 'role[]', 'Bilinmeyen bir alan.'],
    ["?status=active'--", 'status', 'Durum için bu değer geçerli değil.'],
    ['?sort=phone', 'sort', 'Sıralama için bu değer geçerli değil.'],
    ['?sort=passwordHash', 'sort', 'Sıralama için bu değer geçerli değil.'],
    ['?sort=name;drop table users', 'sort', 'Sıralama için bu değer geçerli değil.'],
    ['?sort=name&sort=email', 'sort', 'Sıralama için bu değer geçerli değil.'],
    ['?page=0', 'page', 'Sayfa en az 1 olmalıdır.'],
    ['?page=1e9', 'page', 'Sayfa en çok 100000 olabilir.'],
    ['?page=1;', 'page', 'Sayfa beklenen türde değil.'],
    ['?pageSize=101', 'pageSize', 'Sayfa boyu en çok 100 olabilir.'],
    ['?phone=555', 'phone', 'Bilinmeyen bir alan.'],
    ['?passwordHash=x', 'passwordHash', 'Bilinmeyen bir alan.'],
    ['?__proto__=x', '__proto__', 'Bilinmeyen bir alan.'],
    ['?constructor=x', 'constructor', 'Bilinmeyen bir alan.'],
  ])('names the error in %s', async (query, field, message) => {
    const reply = await list(encodeURI(query).replaceAll('%25', '%'));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({ [field]: message });
  });

  it('answers a search with invalid bytes', async () => {
    for (const bytes of ['%ED%A0%80', '%FF', '%E0%A4%A'])
      expect((await list(`?q=${bytes}`)).statusCode).toBeLessThan(500);
  });

  it.each(['not-an-id', "1' or '1'='1", '%00', '..%2f..', '00000000-0000-0000-0000-00000000000g'])(
    'has no user %s',
    async (id) => {
      const reply = await list(`/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(reply.statusCode).toBe(404);
    },
  );
});
