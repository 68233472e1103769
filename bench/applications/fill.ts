import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { repeatable } from '../../database/demo/random.ts';
import { EDUCATIONS } from '../../src/features/applications/education.ts';
import { encryptSecrets, IDENTITY } from '../../src/features/applications/secrets.server.ts';
import type { Status } from '../../src/features/applications/statuses.ts';
import { applicationEvents, applications } from '../../src/features/applications/tables.server.ts';
import type { Database } from '../../src/platform/database/client.server.ts';
import type { Keyring } from '../../src/platform/encryption/keyring.server.ts';

const AT_ONCE = 500;
const DAY_MS = 24 * 3_600_000;
/** Applications of the past two years. */
const DAYS = 730;
const HASH = 'a'.repeat(64);

/** What became of applications, with the share of each. */
const WAYS: readonly (readonly [share: number, way: readonly Status[]])[] = [
  [0.08, []],
  [0.1, ['inReview']],
  [0.04, ['inReview', 'missingInformation']],
  [0.46, ['inReview', 'uyelikIslemleriTamamlandi']],
  [0.14, ['inReview', 'missingInformation', 'inReview', 'uyelikIslemleriTamamlandi']],
  [0.12, ['inReview', 'reddedildi']],
  [0.06, ['withdrawn']],
];
const NAMES = 'Ayşe Bora Cem Deniz Elif Fatma Gökhan Hakan İpek Jale Kemal Leyla'.split(' ');
const SURNAMES = 'Akpınar Bulut Çağlayan Demir Erdem Güneş Işık Kaya Şahin Yıldız'.split(' ');

/** Adds `count` invented applications with their timelines, encrypted like those of the form. */
export async function fillApplications(db: Database, keys: Keyring, count: number): Promise<void> {
  const random = repeatable(20_261_122);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const now = Date.now();
  for (let made = 0; made < count; made += AT_ONCE) {
    const rows: (typeof applications.$inferInsert)[] = [];
    const events: (typeof applicationEvents.$inferInsert)[] = [];
    const wanted = Math.min(AT_ONCE, count - made);
    const newKeys = await Promise.all(Array.from({ length: wanted }, () => keys.makeRecordKey(db)));
    for (const [index, key] of newKeys.entries()) {
      const n = made + index;
      const id = randomUUID();
      const createdAt = new Date(now - random() * DAYS * DAY_MS);
      const tcKimlikNo = String(10_000_000_000 + n);
      let at = createdAt;
      let status: Status = 'application';
      const event = { applicationId: id, actorKind: 'system' as const };
      events.push({ ...event, id: randomUUID(), at, kind: 'submitted', toStatus: status });
      for (const next of wayOf(random())) {
        at = new Date(Math.min(now, at.getTime() + random() ** 2 * 20 * DAY_MS));
        events.push({
          ...event,
          id: randomUUID(),
          at,
          kind: 'status',
          fromStatus: status,
          toStatus: next,
        });
        status = next;
      }
      const secrets = {
        tcKimlikNo,
        tcSerialNumber: 'A12B34567',
        phone: `+90532${1_000_000 + (n % 8_999_999)}`,
        email: `basvuran${n}@posta.example`,
        birthDate: '1991-03-14',
        address: 'Fenerbahçe Mah. Sakız Ağacı Sok. No: 14/3',
        networkAddress: '198.51.100.7',
      };
      rows.push({
        id,
        code: `Z-${n}`,
        status,
        name: one(NAMES),
        surname: one(SURNAMES),
        city: 1 + Math.floor(random() ** 2 * 81),
        district: 'Merkez',
        occupation: 'Öğretmen',
        education: one(EDUCATIONS),
        ...encryptSecrets(key, id, secrets),
        identityHash: keys.hash(IDENTITY, tcKimlikNo),
        noticeVersion: 1,
        noticeHash: HASH,
        consentVersion: 1,
        consentHash: HASH,
        declarationVersion: 1,
        declarationHash: HASH,
        locale: 'tr',
        isDemo: true,
        createdAt,
        statusChangedAt: at,
        recordKey: key.wrapped,
      });
    }
    await db.insert(applications).values(rows);
    await db.insert(applicationEvents).values(events);
    process.stderr.write(`\r· ${made + rows.length} of ${count} applications`);
  }
  process.stderr.write('\n');
  await db.execute(sql`vacuum analyze applications, application_events`);
}

function wayOf(part: number): readonly Status[] {
  let sum = 0;
  for (const [share, way] of WAYS) {
    sum += share;
    if (part < sum) return way;
  }
  return [];
}
