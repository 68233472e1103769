import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { applications } from '../../src/features/applications/tables.server.ts';
import { contents } from '../../src/features/content/tables.server.ts';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { media } from '../../src/features/media/tables.server.ts';
import { meetings } from '../../src/features/meetings/tables.server.ts';
import { submitMessage } from '../../src/features/messages/pages.server.ts';
import { contactMessages } from '../../src/features/messages/tables.server.ts';
import { notifications } from '../../src/features/notifications/tables.server.ts';
import { branchPeople, people } from '../../src/features/people/tables.server.ts';
import { SYSTEM, VISITOR } from '../../src/platform/actor.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { apply } from '../harness/applications.ts';
import type { TestApp } from '../harness/test-app.ts';

/** The ids of one record of each kind. */
export interface Records {
  application: string;
  message: string;
  content: string;
  draft: string;
  media: string;
  meeting: string;
  person: string;
  user: string;
  branch: string;
}

export interface Place {
  /** Null: records of the whole party. */
  branchId: string | null;
  city: number;
  district: string;
}

export async function addBranch(test: TestApp, province: number, district: string | null) {
  const [row] = await test.app.services.db
    .insert(branches)
    .values({ province, district })
    .returning();
  return row?.id as string;
}

let identity = 100_000_001;
/** A valid identity number that no other applicant of the test has. */
function nextIdentity(): string {
  const digits = String(identity++).split('').map(Number);
  const sum = (from: number) =>
    digits.reduce((all, one, at) => all + (at % 2 === from ? one : 0), 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  const eleventh = (digits.reduce((all, one) => all + one, 0) + tenth) % 10;
  return [...digits, tenth, eleventh].join('');
}

/** One record of each kind for a place; every text in it contains `word`. */
export async function addRecords(test: TestApp, place: Place, word: string): Promise<Records> {
  const { db } = test.app.services;
  const now = test.now.value;
  const { branchId } = place;
  const system = operationOf(test.app.services, SYSTEM);
  const visitor = operationOf(test.app.services, VISITOR, {
    address: '198.51.100.7',
    userAgent: '',
  });
  const tag = randomUUID().slice(0, 8);

  await apply(system, {
    tcKimlikNo: nextIdentity(),
    name: word,
    surname: 'Deneme',
    occupation: word,
    city: place.city,
    district: place.district,
  });
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.name, word));
  const messageId = await submitMessage(
    visitor,
    {
      name: word,
      email: `${tag}@posta.example`,
      phone: '',
      topic: 'other',
      text: `${word} hakkında sorum var.`,
    },
    { locale: 'tr' },
  );
  const [message] = await db
    .update(contactMessages)
    .set({ branchId })
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id });
  const stored = {
    kind: 'image' as const,
    type: 'image/png',
    name: word,
    alt: word,
    tags: [word],
    width: 640,
    height: 480,
    widths: [640],
    originalName: `${word}.png`,
    bytes: 1234,
    branchId,
    createdAt: now,
    updatedAt: now,
  };
  const [picture] = await db.insert(media).values(stored).returning({ id: media.id });
  const text = {
    category: 'haberler' as const,
    title: word,
    summary: word,
    author: word,
    tags: [word],
    body: word,
    bodyHtml: `<p>${word}</p>`,
    branchId,
    createdAt: now,
    updatedAt: now,
    editedAt: now,
  };
  const [content] = await db
    .insert(contents)
    .values({ ...text, slug: `yazi-${tag}`, state: 'published', publishedAt: now })
    .returning({ id: contents.id });
  const [draft] = await db
    .insert(contents)
    .values({ ...text, slug: `taslak-${tag}`, state: 'draft' })
    .returning({ id: contents.id });
  const [meeting] = await db
    .insert(meetings)
    .values({
      slug: `toplanti-${tag}`,
      title: word,
      startsAt: new Date(now.getTime() + 86_400_000),
      endsAt: new Date(now.getTime() + 90_000_000),
      branchId,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: meetings.id });
  const [person] = await db
    .insert(people)
    .values({ slug: `kisi-${tag}`, name: word, branchId })
    .returning({ id: people.id });
  if (branchId)
    await db.insert(branchPeople).values({
      branchId,
      personId: person?.id as string,
      office: { tr: word, en: '', de: '', es: '' },
      position: 0,
    });
  // National accounts are colleagues of every branch.
  let user = '';
  if (branchId) {
    user = await test.addUser(`kullanici-${tag}`, 'editor', {
      name: word,
      surname: 'Görevli',
      isNational: false,
      createdAt: now,
      updatedAt: now,
    });
    await db.insert(userBranches).values({ userId: user, branchId });
  }
  await db.insert(notifications).values(
    (['contentReview', 'contentPublished', 'applicationNew', 'messageNew'] as const).map(
      (kind) => ({
        kind,
        subject: word,
        path: '/dashboard/blog',
        branchId,
        createdAt: now,
      }),
    ),
  );
  return {
    application: application?.id as string,
    message: message?.id as string,
    content: content?.id as string,
    draft: draft?.id as string,
    media: picture?.id as string,
    meeting: meeting?.id as string,
    person: person?.id as string,
    user,
    branch: branchId ?? '',
  };
}
