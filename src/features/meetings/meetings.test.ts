import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { startOfDay } from '../../platform/wall-clock.ts';
import { meetings } from './tables.server.ts';

type Row = typeof meetings.$inferInsert;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.app.services.db.delete(meetings);
  test.app.forgetAll();
  test.now.value = new Date('2026-11-20T09:00:00Z');
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });
const at = (moment: string) => new Date(`${moment}:00+03:00`);

async function announce(change: Partial<Row> & { slug: string }): Promise<Row & { id: string }> {
  const [row] = await test.app.services.db
    .insert(meetings)
    .values({
      title: `Toplantı ${change.slug}`,
      startsAt: at('2026-11-28T14:00'),
      endsAt: at('2026-11-28T16:30'),
      place: 'Mavi Salon',
      address: 'Arifiye Mahallesi 3',
      province: 'Eskişehir',
      audience: 'Herkese açık',
      createdAt: at('2026-11-01T10:00'),
      updatedAt: at('2026-11-02T10:00'),
      ...change,
    })
    .returning();
  return row as Row & { id: string };
}
const onDay = (day: string) => ({ startsAt: at(`${day}T14:00`), endsAt: at(`${day}T16:30`) });

/** The addresses of meetings in the order of the rows on a page. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="(?:\/\w\w)?\/toplantilar\/([^"]+)"/g)].map((m) => m[1]);

/** The lines of a calendar file, unfolded, as [name, value]. */
function linesOf(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  const folded = file.slice(0, -2).split('\r\n');
  for (const line of folded) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  return folded
    .join('\r\n')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
      return [name, value];
    });
}
const firstOf = (file: string, name: string) => linesOf(file).find((line) => line[0] === name)?.[1];
const readText = (text = '') =>
  text.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

describe('the list of meetings', () => {
  it('has upcoming meetings first, the next one on top, then past ones, the latest on top', async () => {
    await announce({ slug: 'uzak', ...onDay('2027-01-10') });
    await announce({ slug: 'eski', ...onDay('2025-03-01') });
    await announce({ slug: 'yakin', ...onDay('2026-11-21') });
    await announce({ slug: 'yeni-gecmis', ...onDay('2026-10-01') });
    expect(rowsOf((await get('/toplantilar')).body)).toEqual([
      'yakin',
      'uzak',
      'yeni-gecmis',
      'eski',
    ]);
  });

  it('counts only meetings that take place as upcoming', async () => {
    await announce({ slug: 'yapilacak', ...onDay('2026-11-21') });
    await announce({ slug: 'iptal', state: 'cancelled', ...onDay('2026-11-22') });
    const { body } = await get('/toplantilar');
    expect(rowsOf(body)).toEqual(['yapilacak', 'iptal']);
    expect(body).toContain('<span class="count num">1</span> yaklaşan toplantı');
  });

  it('shows a meeting as past when its last day is over in Istanbul', async () => {
    await announce({ slug: 'bugun', ...onDay('2026-11-20') });
    const coming = /aria-labelledby="yaklasan"/;
    test.now.value = at('2026-11-20T23:59');
    expect((await get('/toplantilar')).body).toMatch(coming);
    expect((await get('/toplantilar/bugun')).body).not.toContain('Bu toplantı yapıldı.');
    test.now.value = at('2026-11-21T00:00');
    // The product does this at every midnight.
    test.app.forgetAll();
    expect((await get('/toplantilar')).body).not.toMatch(coming);
    expect((await get('/toplantilar')).body).toContain('Duyurulmuş bir toplantı yok');
    expect((await get('/toplantilar/bugun')).body).toContain('Bu toplantı yapıldı.');
  });

  it('changes its day at midnight in Istanbul', () => {
    for (const moment of ['2026-11-20T00:00', '2026-11-20T02:59', '2026-11-20T23:59'])
      expect(startOfDay(at(moment))).toEqual(at('2026-11-20T00:00'));
  });

  it('shows a meeting of several days as upcoming until its last day is over', async () => {
    await announce({
      slug: 'kongre',
      startsAt: at('2026-11-19T10:00'),
      endsAt: at('2026-11-20T17:00'),
    });
    const html = (await get('/toplantilar')).body;
    expect(html).toMatch(/aria-labelledby="yaklasan"/);
    expect(html).toContain('19 Kasım 10.00 – 20 Kasım 17.00');
  });

  it('has pages of past meetings by year, and no page for a year without meetings', async () => {
    for (let day = 1; day <= 14; day++) {
      const date = `2026-09-${String(day).padStart(2, '0')}`;
      await announce({ slug: `eylul-${day}`, ...onDay(date) });
    }
    // In Istanbul the new year has begun.
    await announce({
      slug: 'yilbasi',
      startsAt: at('2026-01-01T00:30'),
      endsAt: at('2026-01-01T02:00'),
    });
    await announce({ slug: 'gecen-yil', ...onDay('2025-05-05') });
    await announce({ slug: 'gelecek', ...onDay('2026-12-05') });
    expect(rowsOf((await get('/toplantilar?sayfa=2')).body)).toEqual([
      'eylul-2',
      'eylul-1',
      'yilbasi',
      'gecen-yil',
    ]);
    expect(rowsOf((await get('/toplantilar?yil=2025')).body)).toEqual(['gecen-yil']);
    expect(rowsOf((await get('/toplantilar?yil=2026&sayfa=2')).body)).toEqual([
      'eylul-2',
      'eylul-1',
      'yilbasi',
    ]);
    for (const query of ['sayfa=3', 'yil=2024', 'yil=2025&sayfa=2', 'yil=x', 'sayfa=0'])
      expect((await get(`/toplantilar?${query}`)).statusCode, query).toBe(404);
  });

  it('shows a message when no meeting is announced, and still offers the calendar', async () => {
    const { body } = await get('/toplantilar');
    expect(body).toContain('Duyurulmuş bir toplantı yok');
    expect(body).toContain('href="webcal://ufuk.test/toplantilar.ics"');
    expect(body).not.toContain('Geçmiş toplantılar');
  });

  it.each([
    ['tr', '/toplantilar', 'Yaklaşan toplantılar', 'Cumartesi'],
    ['en', '/en/toplantilar', 'Upcoming meetings', 'Saturday'],
    ['de', '/de/toplantilar', 'Kommende Versammlungen', 'Samstag'],
    ['es', '/es/toplantilar', 'Próximas reuniones', 'sábado'],
  ])('is in %s, except for the texts of the party', async (_locale, url, heading, weekday) => {
    await announce({ slug: 'bulusma', title: 'İl buluşması' });
    const { body } = await get(url);
    expect(body).toContain(heading);
    expect(body).toContain(weekday);
    expect(body).toContain(url === '/toplantilar' ? '<h3><a' : '<h3 lang="tr"><a');
    const page = await get(`${url}/bulusma`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/\bmeetings:[a-z]/);
    expect((await get(`${url}/bulusma/takvim.ics`)).statusCode).toBe(200);
    expect((await get(`${url}.ics`)).statusCode).toBe(200);
  });
});

describe('the page of a meeting', () => {
  it('shows time and place, and has links to a map and to a calendar file', async () => {
    await announce({ slug: 'bulusma', body: '## Gündem\n\n1. Bütçe' });
    const { body } = await get('/toplantilar/bulusma');
    expect(body).toContain('28 Kasım 2026, Cumartesi');
    expect(body).toContain('14.00–16.30');
    expect(body).toContain('<h2 id="gundem">Gündem</h2>');
    expect(body).toContain('href="/toplantilar/bulusma/takvim.ics"');
    expect(body).toContain(
      'href="https://www.openstreetmap.org/search?query=Arifiye%20Mahallesi%203%2C%20Eski%C5%9Fehir"',
    );
  });

  it('shows a cancelled meeting as cancelled, everywhere', async () => {
    await announce({ slug: 'iptal', state: 'cancelled', sequence: 3 });
    const { body } = await get('/toplantilar/iptal');
    expect(body).toContain('Bu toplantı iptal edildi.');
    expect(body).toContain('https://schema.org/EventCancelled');
    expect(body).not.toContain('Takvime ekle');
    expect((await get('/toplantilar')).body).toContain('İptal edildi');
    const file = (await get('/toplantilar.ics')).body;
    expect(firstOf(file, 'STATUS')).toBe('CANCELLED');
    expect(firstOf(file, 'SEQUENCE')).toBe('3');
  });

  it('contains structured data, with times in the time zone of Istanbul', async () => {
    await announce({ slug: 'bulusma', onlineUrl: 'https://yayin.example/a' });
    const { body } = await get('/toplantilar/bulusma');
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map((match) => JSON.parse(match[1] as string))
      .find((one) => one['@type'] === 'Event');
    expect(data).toMatchObject({
      startDate: '2026-11-28T14:00:00+03:00',
      endDate: '2026-11-28T16:30:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: 'Mavi Salon' },
        { '@type': 'VirtualLocation', url: 'https://yayin.example/a' },
      ],
    });
  });

  it('has no link to an unsafe address', async () => {
    await announce({ slug: 'tuzak', onlineUrl: 'javascript:alert(1)' });
    const { statusCode, body } = await get('/toplantilar/tuzak');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('javascript:');
  });

  it('lists the next meetings', async () => {
    for (const [slug, day] of [
      ['bir', '2026-11-28'],
      ['iki', '2026-12-05'],
      ['gecmis', '2026-11-01'],
    ] as const)
      await announce({ slug, ...onDay(day) });
    expect(rowsOf((await get('/toplantilar/bir')).body)).toEqual(['iki']);
    expect(rowsOf((await get('/toplantilar/gecmis')).body)).toEqual(['bir', 'iki']);
  });

  it('has a page at its slug; the id redirects there, and other addresses are 404', async () => {
    const { id } = await announce({ slug: 'bulusma' });
    for (const [from, to] of [
      [`/toplantilar/${id}`, '/toplantilar/bulusma'],
      [`/en/toplantilar/${id}`, '/en/toplantilar/bulusma'],
      ['/toplantilar/Bulusma', '/toplantilar/bulusma'],
      [`/toplantilar/${id}/takvim.ics`, '/toplantilar/bulusma/takvim.ics'],
    ] as const) {
      const reply = await get(from);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
    }
    const other = id.replace(/^../, '00');
    for (const segment of [other, 'yok', '%00', 'bulusma.ics', 'a'.repeat(180)]) {
      expect((await get(`/toplantilar/${segment}`)).statusCode, segment).toBe(404);
      expect((await get(`/toplantilar/${segment}/takvim.ics`)).statusCode, segment).toBe(404);
    }
  });
});

describe('the home page', () => {
  it('announces the next two meetings that are not cancelled', async () => {
    await test.addUser('editor', 'editor');
    await test.call({
      method: 'POST',
      url: '/api/contents',
      headers: await test.signIn('editor'),
      payload: { title: 'Gündem', category: 'haberler', body: 'Metin.', state: 'published' },
    });
    await announce({ slug: 'iptal', state: 'cancelled', ...onDay('2026-11-21') });
    await announce({ slug: 'iki', ...onDay('2026-12-05') });
    await announce({ slug: 'uc', ...onDay('2026-12-06') });
    await announce({ slug: 'gecmis', ...onDay('2026-11-01') });
    await get('/');
    await announce({ slug: 'bir', ...onDay('2026-11-22') });
    test.app.services.invalidate(['meetings']);
    const { body } = await get('/');
    const announced = [...body.matchAll(/<h4><a href="\/toplantilar\/([^"]+)"/g)];
    expect(announced.map((match) => match[1])).toEqual(['bir', 'iki']);
  });
});

describe('a calendar file', () => {
  it('has the same content as the page, in the time zone of Istanbul', async () => {
    const { id } = await announce({ slug: 'bulusma', sequence: 2, summary: 'Bütçe; birlikte.' });
    const reply = await get('/toplantilar/bulusma/takvim.ics');
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('inline; filename="bulusma.ics"');
    expect(Object.fromEntries(linesOf(reply.body))).toMatchObject({
      VERSION: '2.0',
      UID: id,
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      DTSTAMP: '20261102T070000Z',
      'LAST-MODIFIED': '20261102T070000Z',
      'DTSTART;TZID=Europe/Istanbul': '20261128T140000',
      'DTEND;TZID=Europe/Istanbul': '20261128T163000',
      SUMMARY: 'Toplantı bulusma',
      LOCATION: 'Mavi Salon\\, Arifiye Mahallesi 3\\, Eskişehir',
      URL: 'http://ufuk.test/toplantilar/bulusma',
    });
    expect(readText(firstOf(reply.body, 'DESCRIPTION'))).toContain('Bütçe; birlikte.');
  });

  it('contains typed text as a value, which can never add a line', async () => {
    const title = `Kötü, "başlık"; \\n \r\nEND:VEVENT\rBEGIN:VEVENT\n ${'ş'.repeat(90)} 🎪`;
    await announce({ slug: 'kotu', title, body: '<b>\n\n- a\n- `END:VCALENDAR` & b\n\n\u0007' });
    const { body } = await get('/toplantilar/kotu/takvim.ics');
    const names = linesOf(body).map(([name, value]) => `${name}:${value}`);
    expect(names.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(names.at(-1)).toBe('END:VCALENDAR');
    expect(readText(firstOf(body, 'SUMMARY'))).toBe(title.replace(/\r\n?/g, '\n'));
    expect(readText(firstOf(body, 'DESCRIPTION'))).toContain('<b>\n- a\n- END:VCALENDAR & b');
    expect((await get('/toplantilar')).body).toContain('Kötü, &quot;başlık&quot;');
  });

  it('for subscriptions has upcoming meetings and those of the last year', async () => {
    await announce({ slug: 'cok-eski', ...onDay('2025-11-01') });
    await announce({ slug: 'gecen-ay', ...onDay('2026-10-20') });
    await announce({ slug: 'gelecek', ...onDay('2027-02-01') });
    const { body } = await get('/toplantilar.ics');
    const urls = linesOf(body).filter(([name]) => name === 'URL');
    expect(urls.map(([, url]) => url)).toEqual([
      'http://ufuk.test/toplantilar/gecen-ay',
      'http://ufuk.test/toplantilar/gelecek',
    ]);
    expect(firstOf(body, 'X-WR-CALNAME')).toBe('ufuk.test toplantıları');
  });

  it('is not sent again while nothing has changed, and is sent at once after a change', async () => {
    await announce({ slug: 'bulusma' });
    const first = await get('/toplantilar.ics');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await get('/toplantilar.ics', headers)).statusCode).toBe(304);
    test.app.forgetAll();
    expect((await get('/toplantilar.ics', headers)).statusCode).toBe(304);
    await announce({ slug: 'yeni' });
    test.app.services.invalidate(['meetings']);
    expect((await get('/toplantilar.ics', headers)).statusCode).toBe(200);
  });
});
