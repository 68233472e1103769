import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { USER_LIMITS } from './contract.ts';

let test: TestApp;
let admin: Record<string, string>;
let colleague: string;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('ayse', 'admin');
  colleague = await test.addUser('meslektas', 'editor');
  admin = await test.signIn('ayse');
});
afterAll(() => test.close());

const good = { username: 'deneme', email: 'deneme@ufuk.test', role: 'editor' };
const send = (method: 'POST' | 'PUT', payload: unknown, language = 'tr') => {
  const headers = { ...admin, 'accept-language': language, 'content-type': 'application/json' };
  const url = method === 'POST' ? '/api/auth/register' : `/api/auth/users/${colleague}`;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return test.call({ method, url, headers, payload: body });
};
/** Sends the input for a new user and as a change of an existing one. */
const sendBoth = (payload: object, language?: string) =>
  Promise.all([send('POST', payload, language), send('PUT', { ...payload, version: 1 }, language)]);

describe('an error in the input names the field', () => {
  it('for an e-mail and a username that are in use, both at once', async () => {
    for (const reply of await sendBoth({ ...good, username: 'AYSE', email: 'Ayse@ufuk.test' })) {
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        {
          username: 'Bu kullanıcı adını başka biri kullanıyor.',
          email: 'Bu e-posta adresini başka bir kullanıcı kullanıyor.',
        },
      ]);
    }
  });

  it.each(['name', 'surname', 'username', 'email', 'phone', 'address'])(
    'for a control character in %s',
    async (field) => {
      for (const sign of ['\u001b', '\u0085']) {
        for (const reply of await sendBoth({ ...good, [field]: `a${sign}b@ufuk.test` })) {
          expect(reply.statusCode).toBe(422);
          expect(reply.json().fields[field]).toMatch(/satır sonu ya da görünmeyen karakter/);
        }
      }
    },
  );
  it.each(['username', 'address'])('for a change of text direction in %s', async (field) => {
    for (const sign of ['\u202e', '\u2066']) {
      for (const reply of await sendBoth({ ...good, [field]: `a${sign}b@ufuk.test` })) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json().fields[field]).toMatch(/satır sonu ya da görünmeyen karakter/);
      }
    }
  });
  it.each(['name', 'surname', 'username', 'email', 'phone'])(
    'for a second line in %s, a field of one line',
    async (field) => {
      for (const reply of await sendBoth({ ...good, [field]: 'bir\r\niki@ufuk.test' }))
        expect(Object.keys(reply.json().fields)).toEqual([field]);
    },
  );

  it.each([
    [{ email: '' }, 'email', 'E-posta zorunludur.', 'E-mail is required.'],
    [
      { name: 'a'.repeat(61) },
      'name',
      'Ad en çok 60 karakter olabilir.',
      'First name must be at most 60 characters long.',
    ],
    [
      { address: 'a'.repeat(301) },
      'address',
      'Adres en çok 300 karakter olabilir.',
      'Address must be at most 300 characters long.',
    ],
    [{ username: '' }, 'username', 'Kullanıcı adı zorunludur.', 'Username is required.'],
    [
      { username: 'ab' },
      'username',
      'Kullanıcı adı en az 3 karakter olmalıdır.',
      'Username must be at least 3 characters long.',
    ],
    [
      { username: 'a'.repeat(USER_LIMITS.username + 1) },
      'username',
      'Kullanıcı adı en çok 60 karakter olabilir.',
      'Username must be at most 60 characters long.',
    ],
    [
      { username: '<b>x</b>' },
      'username',
      'Kullanıcı adı geçerli bir biçimde değil.',
      'Username is not in a valid format.',
    ],
    [
      { email: 'e-posta değil' },
      'email',
      'E-posta geçerli bir biçimde değil.',
      'E-mail is not in a valid format.',
    ],
    [{ email: undefined }, 'email', 'E-posta zorunludur.', 'E-mail is required.'],
    [
      { role: 'root' },
      'role',
      'Rol için bu değer geçerli değil.',
      'This value is not allowed for Role.',
    ],
    [{ role: undefined }, 'role', 'Rol zorunludur.', 'Role is required.'],
    [
      { role: ['admin'] },
      'role',
      'Rol için bu değer geçerli değil.',
      'This value is not allowed for Role.',
    ],
    [
      { status: 'gone' },
      'status',
      'Durum için bu değer geçerli değil.',
      'This value is not allowed for Status.',
    ],
    [
      { panelAccess: 'true' },
      'panelAccess',
      'Yönetim paneli erişimi beklenen türde değil.',
      'Dashboard access is not of the expected type.',
    ],
    [
      { name: ['a'] },
      'name',
      'Ad beklenen türde değil.',
      'First name is not of the expected type.',
    ],
    [
      { surname: 'NUL \u0000' },
      'surname',
      'Soyad geçerli bir biçimde değil.',
      'Last name is not in a valid format.',
    ],
    [
      { address: 'yarım \ud800' },
      'address',
      'Adres geçerli bir biçimde değil.',
      'Address is not in a valid format.',
    ],
    [
      { phone: '12345' },
      'phone',
      'Telefon 0532 123 45 67 ya da +49 30 123456 biçiminde olmalıdır.',
      'The phone number must look like 0532 123 45 67 or +49 30 123456.',
    ],
  ])('5.1 5.2 5.3 5.11 %j', async (change, field, turkish, english) => {
    for (const [language, message] of [
      ['tr', turkish],
      ['en', english],
    ] as const) {
      for (const reply of await sendBoth({ ...good, ...change }, language)) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json().fields).toEqual({ [field]: message });
      }
    }
  });

  it.each([
    ['name', 'odul.example', 'nokta'],
    ['surname', 'www.odul.example', 'internet adresi'],
    ['name', 'Ali 2', 'harflerden'],
    ['username', 'аyse.b', 'Latin harfleri'],
    ['username', 'иван', 'Latin harfleri'],
    ['username', 'deniz\u3164', 'Latin harfleri'],
    ['username', 'ꓮꓔꓔ', 'Latin harfleri'],
    ['username', 'den\u026az', 'Latin harfleri'],
    ['username', 'ａｙｓｅ', 'başka biri kullanıyor'],
    ['username', 'Ayse', 'başka biri kullanıyor'],
    ['username', 'ẟeniz', 'Latin harfleri'],
    ['username', 'ꭺyse', 'Latin harfleri'],
    ['username', 'ay\u00adse', 'biçimde değil'],
    ['username', 'ayse.', 'karıştırılabilir'],
    ['username', '_ayse--', 'karıştırılabilir'],
    ['username', 'mes1ektas', 'karıştırılabilir'],
    ['username', 'rneslektas', 'karıştırılabilir'],
  ])('for the %s %j', async (field, value, words) => {
    const replies =
      value.startsWith('mes') || value.startsWith('rnes')
        ? [await send('POST', { ...good, [field]: value })]
        : await sendBoth({ ...good, [field]: value });
    for (const reply of replies) {
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual([field]);
      expect(reply.json().fields[field]).toContain(words);
    }
  });

  it.each(['id', 'createdAt', 'lastSignInAt', 'passwordHash', 'subject', 'can', 'constructor'])(
    'no request can set %s',
    async (field) => {
      for (const reply of await sendBoth({ ...good, [field]: 'x' })) {
        expect(reply.statusCode).toBe(422);
        expect(Object.keys(reply.json().fields)).toEqual([field]);
      }
    },
  );

  it('a new user cannot have a version, and a change cannot set a password', async () => {
    const posted = await send('POST', { ...good, version: 9 });
    expect(Object.keys(posted.json().fields)).toEqual(['version']);
    const put = await send('PUT', { ...good, version: 1, password: PASSWORD });
    expect(Object.keys(put.json().fields)).toEqual(['password']);
  });

  it.each([0, -1, 1.5, '1', null, 2 ** 53, undefined])(
    '%j is not a valid version',
    async (version) => {
      const put = await send('PUT', { ...good, version });
      expect(put.statusCode).toBe(422);
      expect(Object.keys(put.json().fields)).toEqual(['version']);
    },
  );

  it.each([
    ['kisa-1A', 'Parola'],
    ['hepsi-kucuk-harf-1', 'Parola'],
    ['Rakamsiz-Parola', 'Parola'],
  ])('the password %s does not meet the rule', async (password, label) => {
    const posted = await send('POST', { ...good, password });
    expect(posted.statusCode).toBe(422);
    expect(posted.json().fields.password).toContain(label);
    expect(posted.body).not.toContain(password);
  });

  it.each(['Password123!', 'Deneme-Deneme-1'])(
    'the password %s is too easy to guess',
    async (password) => {
      const posted = await send('POST', { ...good, password });
      expect(posted.statusCode).toBe(422);
      expect(Object.keys(posted.json().fields)).toEqual(['password']);
    },
  );

  it.each([
    ['poisons a prototype', '{"__proto__":{"role":"admin"},"username":"x"}', 400],
    ['poisons a constructor', '{"constructor":{"prototype":{"role":"admin"}}}', 400],
    ['is cut short', '{"username":', 400],
    ['is a list', '[]', 422],
    ['is nothing', 'null', 422],
  ])('a body that %s is refused', async (_what, body, status) => {
    for (const method of ['POST', 'PUT'] as const)
      expect((await send(method, body)).statusCode).toBe(status);
  });

  it('after all these requests the user is unchanged', async () => {
    const url = `/api/auth/users/${colleague}`;
    const { data } = (await test.call({ method: 'GET', url, headers: admin })).json();
    expect(data).toMatchObject({ username: 'meslektas', role: 'editor', version: 1 });
    const list = await test.call({ method: 'GET', url: '/api/auth/users', headers: admin });
    expect(list.json().total).toBe(2);
  });
});

it.each([
  ['5.4 9.16', 'Zq7-vKm!2', 'Zq7-vKm!2x'],
  ['5.5', 'sabah-vapuru-77-iskele', 'Sabah-vapuru-77-iskele'],
  ['5.6', 'SABAH-VAPURU-77-ISKELE', 'SABAH-VAPURU-77-ISKELe'],
  ['5.7', 'Sabah-Vapuru-iskele-xq', 'Sabah-Vapuru-iskele-7q'],
  ['5.8', 'SabahVapuru77iskeleXq', 'SabahVapuru77iskeleX!'],
])('%s the password %s is refused, %s is not', async (id, wrong, right) => {
  const refused = await send('POST', { ...good, password: wrong }, 'en');
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['password']]);
  if (id === '5.4 9.16')
    expect(refused.json().fields.password).toBe('Password must be at least 10 characters long.');
  const username = `kisi-${id.split(' ')[0]}`;
  const person = { ...good, username, email: `${username}@ufuk.test` };
  expect((await send('POST', { ...person, password: right })).statusCode).toBe(201);
});

describe('a user from the time before these rules', () => {
  const old = { username: 'сосо.иван', name: 'Ali.Veli', surname: '2.' };
  const url = (id: string) => `/api/auth/users/${id}`;

  it('can sign in, and be changed without correcting the names', async () => {
    const id = await test.addUser(old.username, 'editor', { ...old, email: 'coco@ufuk.test' });
    const session = await test.signIn(old.username);
    const put = (change: object) =>
      test.call({
        method: 'PUT',
        url: url(id),
        headers: admin,
        payload: { ...old, email: 'coco@ufuk.test', role: 'editor', ...change },
      });
    expect((await put({ version: 1, phone: '0532 000 42 17' })).statusCode).toBe(200);
    const refused = await put({ version: 2, name: 'Can.Veli' });
    expect(Object.keys(refused.json().fields)).toEqual(['name']);
    const own = await test.call({
      method: 'PUT',
      url: '/api/account',
      headers: session,
      payload: { ...old, username: undefined, email: 'coco@ufuk.test', address: 'Ev', version: 2 },
    });
    expect(own.statusCode, own.body).toBe(200);
  });

  // In each row, only the existing username looks like the new one.
  it.each([
    ['ераса', 'epaca'],
    ['соса', 'coca'],
  ])('%s is not copied as %s', async (existing, copied) => {
    const id = await test.addUser(existing, 'user');
    const person = { ...good, username: copied, email: `${copied}@ufuk.test` };
    const taken = await send('POST', person);
    expect(taken.json().fields).toEqual({
      username: 'Bu kullanıcı adı başka birininkiyle karıştırılabilir. Daha farklı bir ad seçin.',
    });
    expect((await test.call({ method: 'DELETE', url: url(id), headers: admin })).statusCode).toBe(
      200,
    );
    expect((await send('POST', person)).statusCode).toBe(201);
  });
});

it('what is pasted with unseen characters and signs around it is stored without them', async () => {
  const pasted = {
    username: 'pasted',
    role: 'editor',
    name: '\u202aAyşe\u00a0Nur\u202c',
    surname: 'Öz‑Türk\u200b',
    email: 'Ayşe Nur <ayse.nur@şişli.example>\u200b',
    phone: '\u20660532‑123‑45‑67\u2069',
  };
  const reply = await send('POST', pasted);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json().data).toMatchObject({
    name: 'Ayşe Nur',
    surname: 'Öz-Türk',
    phone: '+905321234567',
    email: 'ayse.nur@xn--ili-rzab.example',
  });
});
