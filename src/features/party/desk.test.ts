import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoParty } from '../../../database/demo/party.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { FIELD_PATHS, fieldKey, LIST_PATHS, PartyFields, type PartyRecord } from './contract.ts';
import { getParty, makeParty } from './operations.server.ts';
import { UNNAMED_PARTY } from './schema.ts';
import { party } from './tables.server.ts';
import { localizedIn, toFields, toStored } from './texts-in-languages.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT', payload?: object, as = headers) =>
  test.call({ method, url: '/api/party', headers: as, ...(payload && { payload }) });
const read = async (): Promise<PartyRecord> => (await call('GET')).json().data;
async function change(edit: (fields: PartyFields) => void) {
  const { fields, version } = await read();
  fields.name ||= 'Deneme Partisi';
  edit(fields);
  return call('PUT', { ...fields, version });
}
/** The message at the only field that is wrong. */
async function refusal(edit: (fields: PartyFields) => void): Promise<[string, string]> {
  const reply = await change(edit);
  expect(reply.statusCode, reply.body).toBe(422);
  const faults = Object.entries(reply.json().fields as Record<string, string>);
  expect(faults).toHaveLength(1);
  return faults[0] as [string, string];
}
const NAMED = { ...UNNAMED_PARTY, name: 'Deneme Partisi' };
const text = (tr: string, en = '') => ({ tr, en, de: '', es: '' });

describe('the stored data of a party', () => {
  it.each([
    ['the demo', demoParty] as const,
    ['a party of which only the name is known', NAMED] as const,
  ])('of %s can be edited, and is the same after a save without a change', (_name, stored) => {
    const { logo: _logo, translations, ...turkish } = withoutSpaces(stored);
    const fields = toFields({ ...turkish, translations, logo: null });
    expect(PartyFields.parse(toFields(stored))).toEqual(fields);
    const again = toStored(fields);
    expect(again).toMatchObject(turkish);
    expect(toFields({ ...again, logo: null })).toEqual(fields);
    for (const [locale, words] of Object.entries(translations))
      expect(Object.keys(again.translations[locale as 'en'] ?? {})).toEqual(
        expect.arrayContaining(Object.keys(words)),
      );
  });

  it('has a name for each field in every language', async () => {
    const keys = [...FIELD_PATHS.map(({ path }) => fieldKey(path)), ...LIST_PATHS.map(fieldKey)];
    for (const locale of LOCALES) {
      const { partyFields } = await import(`./text/${locale}.ts`);
      expect(Object.keys(partyFields).toSorted()).toEqual([...new Set(keys)].toSorted());
    }
  });
});

describe('an admin', () => {
  it('who gives the party its own address removes the other addresses of the demo', async () => {
    const { logo: _logo, ...data } = demoParty;
    await test.app.services.db.insert(party).values({ data });
    test.app.forgetAll();
    const renamed = await change((fields) => {
      fields.name = 'Yeni Parti';
    });
    expect(renamed.json().data.fields.press.email).toMatch(/@ufuk\.example$/);
    const moved = await change((fields) => {
      fields.email = 'posta@yeni.example';
      const [topic] = fields.topics;
      if (topic) topic.email = 'basin@yeni.example';
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const stored = JSON.stringify(await getParty(test.app.services.db));
    expect(stored).not.toMatch(/"[a-z]+@ufuk\.example"/);
    expect(stored).toContain('basin@yeni.example');
    await test.app.services.db.delete(party);
    test.app.forgetAll();
  });

  it('enters the data of a party that has none, and pages show it', async () => {
    expect(await read()).toMatchObject({ version: 0, logo: null, fields: { name: '' } });
    const reply = await change((fields) => {
      fields.name = '  Yeni Parti ';
      fields.phone = '0312 000 00 00';
      fields.slogan = text('Bir.', 'One.');
      fields.offices = [
        { name: 'İzmir', address: 'Konak', phone: '', email: '', hours: text('Her gün') },
      ];
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ message: 'Başarıyla güncellendi.', data: { version: 1 } });
    const stored = await getParty(test.app.services.db);
    expect(stored).toMatchObject({
      name: 'Yeni Parti',
      phone: '+903120000000',
      slogan: ['Bir.'],
      ...{
        offices: [{ name: 'İzmir', hours: 'Her gün' }],
        translations: { en: { slogan: ['One.'] } },
      },
    });
    expect((await test.call({ url: '/' })).body).toContain('Yeni Parti');
    expect((await test.call({ url: '/en' })).body).toContain('One.');
  });

  it('is told which field is wrong, and nothing is saved', async () => {
    const before = await read();
    const cases: [string, (fields: PartyFields) => void, RegExp][] = [
      ['name', (f) => Object.assign(f, { name: ' ' }), /^Parti adı zorunludur/],
      ['name', (f) => Object.assign(f, { name: 'x'.repeat(101) }), /en çok 100 karakter/],
      ['name', (f) => Object.assign(f, { name: 'iki\nsatır' }), /satır sonu/],
      ['color', (f) => Object.assign(f, { color: 'red' }), /#0067cf biçiminde/],
      ['color', (f) => Object.assign(f, { color: '#ffcc00' }), /yeterince okunaklı değil/],
      ['phone', (f) => Object.assign(f, { phone: '123' }), /0312 000 00 00/],
      ['whatsapp', (f) => Object.assign(f, { whatsapp: 'yok' }), /0312 000 00 00/],
      ['email', (f) => Object.assign(f, { email: 'a@b, c@d' }), /ad@ornek.com/],
      ['tagManagerId', (f) => Object.assign(f, { tagManagerId: 'UA-1' }), /GTM-ABC123/],
      ['social.x', (f) => Object.assign(f.social, { x: 'http://x.com/a' }), /^X https:/],
      ['social.youtube', (f) => Object.assign(f.social, { youtube: 'javascript:1' }), /https:/],
      ['offices.0.phone', (f) => Object.assign(f.offices[0] ?? {}, { phone: '1' }), /0312/],
      [
        'donation.accounts.0.iban',
        (f) => f.donation.accounts.push({ bank: '', name: 'A', iban: 'TR33 0006 1005' }),
        /^IBAN geçerli değil/,
      ],
      ['principles.0.title.en', addPrinciple, /^İlke: bu bölümün öteki metinleri çevrilmiş/],
      [
        'slogan.tr',
        (f) => Object.assign(f.slogan, { tr: Array(7).fill('Çok').join('\n') }),
        /^Slogan en çok 6 satırdır/,
      ],
      ['slogan.tr', (f) => Object.assign(f.slogan, { tr: 'x'.repeat(121) }), /en çok 120 karakter/],
      [
        'logoId',
        (f) => Object.assign(f, { logoId: crypto.randomUUID() }),
        /kitaplığında bulunamadı/,
      ],
    ];
    for (const [field, edit, message] of cases) {
      const [name, said] = await refusal(edit);
      expect(name).toBe(field);
      expect(said).toMatch(message);
    }
    const unknown = await call('PUT', { ...before.fields, version: before.version, evil: 1 });
    expect(unknown.json().fields).toEqual({ evil: 'Bilinmeyen bir alan.' });
    for (const body of [{}, [], { version: 1 }])
      expect((await call('PUT', body)).statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('keeps an account number that is stored already although no bank has it', async () => {
    const { db } = test.app.services;
    await db.delete(party);
    await makeParty(db, { donation: demoParty.donation }, test.now.value);
    expect((await change((fields) => Object.assign(fields, { name: 'Ad' }))).statusCode).toBe(200);
    const [field] = await refusal((fields) => {
      const [account] = fields.donation.accounts;
      if (account) account.iban = 'TR00 0000 0000 0000 0000 0000 01';
    });
    expect(field).toBe('donation.accounts.0.iban');
  });

  it('does not replace the change of another admin', async () => {
    const seen = await read();
    const first = await call('PUT', { ...seen.fields, name: 'Birinci', version: seen.version });
    expect(first.statusCode).toBe(200);
    const late = await call('PUT', { ...seen.fields, name: 'İkinci', version: seen.version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({
      fields: { name: 'Birinci' },
      version: seen.version + 1,
    });
  });

  it('two admins who enter the first data at the same time cannot both succeed', async () => {
    await test.app.services.db.delete(party);
    const { fields } = await read();
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((name) => call('PUT', { ...fields, name, version: 0 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('leaves an event with the names of the changed fields, and no event without a change', async () => {
    await change((fields) => {
      fields.name = 'Kayıtlı Parti';
      fields.color = '#C8102E';
      fields.hours = text('Hafta içi');
    });
    await change(() => undefined);
    const url = '/api/audit?action=party.update&pageSize=1';
    const [event] = (await test.call({ url, headers })).json().data;
    expect(event).toMatchObject({
      subject: { kind: 'setting', name: 'Kayıtlı Parti' },
      after: {
        'party-name': 'Kayıtlı Parti',
        'party-color': '#c8102e',
        changedFields: 'name, color, hours',
      },
    });
  });
});

describe('translations', () => {
  /** The demo party, as the demo stores it. */
  async function openDemoParty(): Promise<void> {
    const { db } = test.app.services;
    const { logo: _logo, ...data } = demoParty;
    await db.delete(party);
    await db.insert(party).values({ data });
    test.app.forgetAll();
  }
  const save = async (edit: (fields: PartyFields) => void): Promise<PartyFields> => {
    const reply = await change(edit);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.fields;
  };
  /** The translations that are behind, such as `slogan.en`. */
  const behindIn = (fields: PartyFields): string[] =>
    localizedIn(fields).flatMap(({ path, text: { behind = [] } }) =>
      behind.map((locale) => `${path}.${locale}`),
    );
  const SLOGAN = ['slogan.en', 'slogan.de', 'slogan.es'];

  it('keep their lines of the slogan when a Turkish line is deleted', async () => {
    await openDemoParty();
    await save((fields) => {
      fields.slogan.tr = 'Özgür insan.\n\n  Adil kural.';
    });
    const { slogan, translations } = await getParty(test.app.services.db);
    expect(slogan).toEqual(['Özgür insan.', 'Adil kural.']);
    expect(translations.en?.slogan).toEqual(['Free people.', 'Fair rules.', 'Open horizon.']);
    expect((await read()).fields.slogan.de).toBe(
      'Freie Menschen.\nFaire Regeln.\nOffener Horizont.',
    );
    const home = (await test.call({ url: '/en' })).body;
    expect(home).toContain('Open horizon.');
    expect(home).not.toMatch(/<h1[^>]* lang=/);
    await save((fields) => {
      fields.slogan.en = '';
    });
    expect((await test.call({ url: '/en' })).body).toMatch(/<h1[^>]* lang="tr"/);
  });

  it('are behind once their Turkish text has changed, until they are changed or confirmed', async () => {
    await openDemoParty();
    expect(behindIn((await read()).fields)).toEqual([]);
    const changed = await save((fields) => {
      fields.slogan.tr = 'Başka söz.';
      fields.introduction = { ...text('Yeni tanıtım.', 'A new introduction.') };
    });
    // The introduction was translated again into English, and has no other translation.
    expect(behindIn(changed)).toEqual(SLOGAN);
    // A save that says nothing about translations changes no mark.
    expect(
      behindIn(
        await save((fields) => {
          fields.name = 'Başka';
        }),
      ),
    ).toEqual(SLOGAN);
    const again = await save((fields) => {
      fields.slogan.de = 'Ein anderes Wort.';
      fields.slogan.confirmed = ['en'];
    });
    expect(behindIn(again)).toEqual(['slogan.es']);
    expect(again.slogan).not.toHaveProperty('confirmed');
    const url = '/api/audit?action=party.update&pageSize=1';
    const [event] = (await test.call({ url, headers })).json().data;
    expect(event.after.changedFields).toBe('slogan');
    // What the Turkish text was when the Spanish one was written.
    const restored = await save((fields) => {
      fields.slogan.tr = demoParty.slogan.join('\n');
    });
    expect(behindIn(restored)).toEqual(['slogan.en', 'slogan.de']);
  });

  it('are marked at their entry of a list, wherever it is moved', async () => {
    await openDemoParty();
    const changed = await save((fields) => {
      const [first, second, ...others] = fields.principles;
      if (!first || !second) throw new Error('the demo has principles');
      first.text.tr = 'Başka bir metin.';
      fields.principles = [second, ...others, first];
    });
    const last = changed.principles.length - 1;
    expect(behindIn(changed)).toEqual(
      ['en', 'de', 'es'].map((locale) => `principles.${last}.text.${locale}`),
    );
    const kept = await save((fields) => {
      fields.principles.shift();
    });
    expect(behindIn(kept)).toEqual(
      ['en', 'de', 'es'].map((locale) => `principles.${last - 1}.text.${locale}`),
    );
  });

  it('are behind too if the release before has changed the Turkish text', async () => {
    await openDemoParty();
    await save((fields) => {
      fields.name = 'Parti';
    });
    const { db } = test.app.services;
    const { logo: _logo, ...data } = await getParty(db);
    await db.update(party).set({ data: { ...data, slogan: ['Öteki sürümün sözü.'] } });
    expect(behindIn((await read()).fields)).toEqual(SLOGAN);
  });
});

it('an editor can neither read nor change it', async () => {
  await test.addUser('editor', 'editor');
  const editor = await test.signIn('editor');
  const { fields, version } = await read();
  expect((await call('GET', undefined, editor)).statusCode).toBe(403);
  const refused = await call('PUT', { ...fields, version }, await test.signIn('editor'));
  expect(refused.statusCode).toBe(403);
});

function addPrinciple(fields: PartyFields): void {
  fields.principles = [
    { title: text('Özgür birey'), text: text('Kendi seçer.', 'Chooses freely.') },
  ];
}

const withoutSpaces = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'string' ? part.trim() : part)),
  );
