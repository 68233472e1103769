import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { people } from '../people/tables.server.ts';
import { getParty } from './operations.server.ts';
import { type Party, UNNAMED_PARTY } from './schema.ts';
import { party } from './tables.server.ts';

const PAGES = ['/hakkimizda', '/iletisim', '/bize-ulasin', '/bagis', '/uye-olun'];
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';
const described: Party = {
  ...UNNAMED_PARTY,
  name: 'Deneme Partisi',
  principles: [{ title: 'Özgür birey', text: 'İnsan kendi seçer.' }],
  address: 'Ufuk Sokağı 12, Çankaya, Ankara',
  phone: '+903120000000',
  email: 'yaz@parti.example',
  hours: 'Hafta içi 09.00–18.00',
  whatsapp: '+905000000000',
  whatsappGreeting: 'Merhaba & selam',
  press: { name: '', phone: '', email: 'basin@parti.example', terms: '' },
  offices: [
    { name: 'İzmir', address: 'Konak & Alsancak', phone: '+902320000000', email: '', hours: '' },
  ],
  topics: [{ title: 'Üyelik & aidat', text: 'Başvurunuz.', email: 'uyelik@parti.example' }],
  about: { lead: 'Biz.', text: 'Biz **kimiz**.', history: [], organisation: '' },
  membership: { ...UNNAMED_PARTY.membership, greeting: 'Üye olmak istiyorum' },
  donation: {
    ...UNNAMED_PARTY.donation,
    heading: 'Bağış',
    accounts: [{ bank: 'Örnek Banka', name: 'Genel Merkez', iban: IBAN }],
    note: 'Yalnız kişilerden.',
    limit: '₺60.000',
    receipt: 'Dekont <b>belgedir</b>.',
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => describeParty(described));

async function describeParty(data: object | null): Promise<void> {
  const { db } = test.app.services;
  await db.delete(party);
  if (data) await db.insert(party).values({ data: data as Party });
  test.app.forgetAll();
}
const get = (url: string) => test.call({ method: 'GET', url });
const bodyOf = async (url: string) => (await get(url)).body;

describe('the contact page', () => {
  it.each(LOCALES)(
    'has one address in %s; the other one redirects to it permanently',
    async (locale) => {
      const { statusCode, headers } = await get(localePath(locale, '/contact'));
      expect([statusCode, headers.location]).toEqual([301, localePath(locale, '/iletisim')]);
    },
  );

  it('has links to call, to write a message or an e-mail, and to a map that is not embedded', async () => {
    const body = await bodyOf('/iletisim');
    for (const link of [
      'tel:+903120000000',
      'https://wa.me/905000000000?text=Merhaba%20%26%20selam',
      'mailto:yaz@parti.example?subject=Siteden%20yaz%C4%B1yorum',
      'https://www.openstreetmap.org/search?query=Konak%20%26%20Alsancak',
      'mailto:basin@parti.example',
    ]) {
      expect(body).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    expect(body).not.toContain('<iframe');
    expect(body).toContain('href="/bize-ulasin"');
  });

  it('has no link to a social network with an unsafe address', async () => {
    const social = {
      ...described.social,
      x: 'javascript:alert(1)',
      youtube: 'https://you.example',
    };
    await describeParty({ ...described, social });
    const body = await bodyOf('/iletisim');
    expect(body).toContain('href="https://you.example"');
    expect(body).not.toContain('javascript:');
  });

  it('contains the contact points as structured data', async () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      await bodyOf('/iletisim'),
    )?.[1];
    expect(JSON.parse(json as string)).toMatchObject({
      '@type': 'Organization',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'customer service', telephone: '+903120000000' },
        { '@type': 'ContactPoint', contactType: 'press', email: 'basin@parti.example' },
      ],
    });
  });
});

describe('the page for writing', () => {
  it('has an e-mail link for each subject, with the responsible address', async () => {
    const body = await bodyOf('/bize-ulasin');
    expect(body).toContain('href="mailto:uyelik@parti.example?subject=%C3%9Cyelik%20%26%20aidat"');
  });

  it('begins with the form and leads to telephone and addresses, which it does not repeat', async () => {
    const main = /<main.*<\/main>/s.exec(await bodyOf('/bize-ulasin'))?.[0] ?? '';
    expect(main).toContain('href="/iletisim"');
    expect(main).not.toContain('href="tel:');
    const contact = /<main.*<\/main>/s.exec(await bodyOf('/iletisim'))?.[0] ?? '';
    expect(contact.match(/href="tel:\+903120000000"/g)).toHaveLength(1);
  });
});

describe('the donation page', () => {
  it('shows each account with its number, which is copied without spaces, and as a QR code', async () => {
    const body = await bodyOf('/bagis');
    expect(body).toContain(`<span dir="ltr">${IBAN}</span>`);
    expect(body).toContain('data-copy="TR330006100519786457841326"');
    expect(body).toMatch(
      /<svg class="[^"]+" viewBox="0 0 29 29" role="img" aria-label="IBAN karekodu: TR33/,
    );
    expect(body).not.toContain('Para göndermeyin');
  });

  it('shows a warning for an invalid account number', async () => {
    const accounts = [{ bank: '', name: 'Örnek', iban: 'TR000000000000000000000000' }];
    await describeParty({ ...described, donation: { ...described.donation, accounts } });
    const body = await bodyOf('/bagis');
    expect(body).toContain('Örnek hesap: bu IBAN geçerli değildir. Para göndermeyin.');
    expect(body).toContain('TR00 0000 0000 0000 0000 0000 00');
  });

  it('names the law and, separately, the stricter rule of the party', async () => {
    const body = await bodyOf('/bagis');
    expect(body).toContain('2820 sayılı Siyasi Partiler Kanunu, 66. madde');
    expect(body).toContain('<b class="num">₺60.000</b>');
    expect(body).toContain('Yalnız kişilerden.');
  });

  it('renders only Markdown', async () => {
    expect(await bodyOf('/bagis')).toContain('Dekont &lt;b&gt;belgedir&lt;/b&gt;.');
  });
});

describe('the membership page', () => {
  it('explains how to join, without a form', async () => {
    const body = await bodyOf('/uye-olun');
    expect(body).toContain('2820 sayılı Siyasi Partiler Kanunu’nun 11. maddesine göre');
    expect(body).toContain('subject=%C3%9Cye%20olmak%20istiyorum');
    expect(body).toContain('?text=%C3%9Cye%20olmak%20istiyorum"');
  });
});

describe('the page about the party', () => {
  it('shows the numbers of people and provinces, and no number that is zero', async () => {
    const { db } = test.app.services;
    await db.insert(people).values([
      { slug: 'a', name: 'A', province: 'İzmir', boards: ['executive'] },
      { slug: 'b', name: 'B', province: 'İzmir', boards: ['presidency', 'executive'] },
      { slug: 'c', name: 'C', province: 'Van', boards: [] },
    ]);
    test.app.forgetAll();
    const body = await bodyOf('/hakkimizda');
    expect(body).toContain('<b class="num">2</b> kişi kurullarda görevli');
    expect(body).toContain('<b class="num">1</b> ilden gelen yönetici');
    expect(body).not.toContain('yayımlanmış içerik');
    await db.delete(people);
  });

  it('counts an item as soon as it is published', async () => {
    await test.addUser('editor', 'editor');
    const headers = await test.signIn('editor');
    await bodyOf('/hakkimizda');
    const payload = {
      title: 'Bir haber',
      category: 'haberler',
      body: 'Metin.',
      state: 'published',
    };
    const sent = await test.call({ method: 'POST', url: '/api/contents', payload, headers });
    expect(sent.statusCode).toBe(201);
    expect(await bodyOf('/hakkimizda')).toContain('<b class="num">1</b> yayımlanmış içerik');
  });
});

describe('every page of the party', () => {
  it.each(LOCALES)(
    'is complete in %s, with the texts of the party marked as Turkish',
    async (locale) => {
      for (const path of PAGES) {
        const { statusCode, body } = await get(localePath(locale, path));
        expect(statusCode, path).toBe(200);
        expect(body, path).not.toMatch(/\b(party|people|site|content|platform|contactForm):[a-z]/);
        // The messages for the script of a form get their values in the browser.
        expect(body.replace(/ data-texts="[^"]*"/, ''), path).not.toContain('{{');
      }
      const mark = locale === 'tr' ? '' : ' lang="tr"';
      expect(await bodyOf(localePath(locale, '/bize-ulasin'))).toContain(
        `<h3${mark}>Üyelik &amp; aidat</h3>`,
      );
      expect(await bodyOf(localePath(locale, '/hakkimizda'))).toMatch(
        new RegExp(`<ol role="list" class="[^"]+"${mark}><li><b aria-hidden="true">1</b>`),
      );
    },
  );

  it('shows the texts of the party in the language of the page if they are translated, and marks Turkish ones', async () => {
    await describeParty({
      ...described,
      slogan: ['Özgür insan.'],
      translations: {
        en: {
          slogan: ['Free people.'],
          topics: [{ title: 'Membership', text: 'Your application.' }],
          whatsappGreeting: 'Hello & welcome',
          // The Turkish list has one entry, so this translation belongs to an older list.
          principles: [],
        },
      },
    });
    const home = await bodyOf('/en');
    expect(home).toMatch(/<h1 class="[^"]+"><span class="[^"]+">Free people\. <\/span>/);
    expect(home).toMatch(/<p class="[^"]+"><span>Free people\. <\/span>/);
    expect(home).toContain('text=Hello%20%26%20welcome');
    expect(home).toMatch(
      /<ol role="list" class="[^"]+" lang="tr"><li><b aria-hidden="true">1<\/b>/,
    );
    const write = await bodyOf('/en/bize-ulasin');
    expect(write).toContain('<h3>Membership</h3>');
    expect(write).toContain('mailto:uyelik@parti.example');
    expect(await bodyOf('/de')).toMatch(/<h1 class="[^"]+" lang="tr"><span class="[^"]+">Özgür/);
  });

  it('has no empty link for a party without data', async () => {
    await describeParty(null);
    for (const path of PAGES) {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toMatch(/href="(tel:|mailto:|)"|mailto:\?|query="/);
    }
  });

  it('shows markup in texts as text', async () => {
    const evil = '"><script>alert(1)</script>';
    await describeParty({
      ...described,
      name: evil,
      address: evil,
      topics: [{ title: evil, text: evil, email: evil }],
      offices: [{ name: evil, address: evil, phone: evil, email: evil, hours: evil }],
      donation: {
        ...described.donation,
        accounts: [{ bank: evil, name: evil, iban: evil }],
      },
    });
    for (const path of ['/', ...PAGES]) {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toContain('<script>alert');
    }
  });
});

describe('a party that an earlier version stored', () => {
  it('is read with its one account, and with all new fields', async () => {
    const { offices, about, boards, membership, ...old } = described;
    const donation = { heading: 'Bağış', text: '', iban: IBAN, accountName: 'Eski', note: '' };
    await describeParty({ ...old, donation });
    const read = await getParty(test.app.services.db);
    expect(read.donation.accounts).toEqual([{ bank: '', name: 'Eski', iban: IBAN }]);
    expect(read).toMatchObject({ offices: [], about: { lead: '' }, membership: { steps: [] } });
    expect(await bodyOf('/')).toContain('data-copy="TR330006100519786457841326"');
    expect((await get('/baskanlik-divani')).statusCode).toBe(200);
  });

  it('as an empty row is read like a new party', async () => {
    await test.app.services.db.execute(sql`update party set data = '{}'`);
    expect(await getParty(test.app.services.db)).toEqual(UNNAMED_PARTY);
  });
});
