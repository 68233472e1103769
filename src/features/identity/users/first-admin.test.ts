import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { openDatabase, openPool } from '../../../platform/database/client.server.ts';
import { WrongEnvironment } from '../../../platform/environment.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { NewPassword } from '../sign-in/link-contract.ts';
import { createFirstAdmin, requireGoodAdminPassword } from './first-admin.server.ts';
import { findFirstAdminId } from './operations.server.ts';
import { users } from './tables.server.ts';

const EMAIL = 'yonetim@horizon.test';
const test: TestApp = await openTestApp();
const { db } = test.app.services;
const op = () => operationOf(test.app.services, VISITOR);
afterAll(() => test.close());
beforeEach(async () => {
  await db.delete(users);
});

describe('the first admin', () => {
  it('is created once by several starting processes, with a password that meets the rule', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => createFirstAdmin(op(), 'ilk@ufuk.test', null)),
    );
    const [first, ...more] = made.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(NewPassword.safeParse(first?.password).success).toBe(true);
    const [row] = await db.select().from(users);
    expect(row).toMatchObject({ role: 'admin', passwordChangedAt: test.now.value });
    expect(await findFirstAdminId(db)).toBe(row?.id);
    const events = await db.select().from(auditEvents);
    expect(events.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['user.create', row?.id],
    ]);
  });

  it('whose username is the e-mail address can be saved, and the username changes with the address', async () => {
    await createFirstAdmin(op(), 'ilk@ufuk.test', PASSWORD);
    const headers = await test.signIn('ilk@ufuk.test');
    const url = `/api/auth/users/${await findFirstAdminId(db)}`;
    const put = (change: object) => {
      const payload = {
        username: 'ilk@ufuk.test',
        email: 'ilk@ufuk.test',
        role: 'admin',
        ...change,
      };
      return test.call({ method: 'PUT', url, headers, payload });
    };
    expect((await put({ name: 'İlk', version: 1 })).statusCode).toBe(200);
    const own = await put({ email: 'sonraki@ufuk.test', version: 2 });
    expect(Object.keys(own.json().fields)).toEqual(['email']);
    await test.addUser('ikinci', 'admin');
    Object.assign(headers, await test.signIn('ikinci'));
    const moved = await put({ name: 'İlk', email: 'sonraki@ufuk.test', version: 2 });
    expect(moved.json().data).toMatchObject({ username: 'ilk@ufuk.test', version: 2 });
    const text = (await test.emails('sonraki@ufuk.test'))[0]?.text ?? '';
    const token = /\/auth\/email#([\w-]+)/.exec(text)?.[1];
    await test.call({ method: 'POST', url: '/api/auth/email-link/use', payload: { token } });
    const [row] = await db.select().from(users).where(eq(users.username, 'sonraki@ufuk.test'));
    expect(row).toMatchObject({ email: 'sonraki@ufuk.test', version: 3 });
  });

  it('with an address longer than a name can be saved too', async () => {
    const email = `${'a'.repeat(50)}@${'b'.repeat(30)}.example`;
    await createFirstAdmin(op(), email, PASSWORD);
    const [row] = await db.select().from(users);
    expect(row).toMatchObject({ username: 'admin', email });
  });

  it.each(['kisa-1A', 'hepsi-kucuk-1', 'HEPSI-BUYUK-1', 'Rakamsiz-Parola', 'Ozelsiz1Parola'])(
    'cannot get the password %s from the installation',
    async (password) => {
      const tried = requireGoodAdminPassword(db, EMAIL, password);
      await expect(tried).rejects.toThrow(WrongEnvironment);
      await expect(tried).rejects.toThrow(/^Wrong setting: ADMIN_PASSWORD must/);
    },
  );

  it.each([
    ['Password123!', 'is easy to guess: it is made of passwords that are in common use'],
    ['Galatasaray.1905', 'is easy to guess: it is made of passwords that are in common use'],
    ['Sessiz-Horizon-53', 'must not contain "horizon", a word of the e-mail address or'],
    ['Ufuk-Kuzey-53.mavi', 'must not contain "Ufuk", a word of the e-mail address or of the party'],
    ['Bizim-Admin-53.mavi', 'must not contain "admin"'],
  ])('cannot get %s either, and the error has the reason', async (password, reason) => {
    await expect(requireGoodAdminPassword(db, EMAIL, password)).rejects.toThrow(
      `Wrong setting: ADMIN_PASSWORD ${reason}`,
    );
  });

  it('has a password in the result only if it was generated', async () => {
    expect(await createFirstAdmin(op(), EMAIL, PASSWORD)).toEqual({ email: EMAIL, password: null });
  });

  it('gets a valid password or a generated one, and the password is not checked if there are users', async () => {
    for (const password of [PASSWORD, null]) await requireGoodAdminPassword(db, EMAIL, password);
    await createFirstAdmin(op(), 'ilk@ufuk.test', PASSWORD);
    await requireGoodAdminPassword(db, EMAIL, 'kisa');
  });

  it('cannot get an invalid password before there are tables either', async () => {
    const empty = { ...test.database.config, options: '-c search_path=nowhere' };
    const bare = openDatabase(openPool(empty, () => {}));
    await requireGoodAdminPassword(bare, EMAIL, PASSWORD);
    await expect(requireGoodAdminPassword(bare, EMAIL, 'kisa')).rejects.toThrow(WrongEnvironment);
    await bare.$client.end();
  });
});
