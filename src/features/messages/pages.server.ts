import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Invalid } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { queueEmail } from '../../platform/mail/email.server.ts';
import { type NotificationKind, notify } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { isRefused } from '../../site/kit/forms/form-state.ts';
import { pageForm } from '../../site/kit/forms/page-form.server.ts';
import type { Page } from '../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../site/kit/page-route.server.ts';
import { applicationsRight } from '../applications/policy.ts';
import { BRANCH_INDEX } from '../branches/operations.server.ts';
import {
  PLACE_KEY_PATTERN,
  PLACE_QUERY,
  type Place,
  placeByKey,
  placeKey,
  placeOfQuery,
} from '../branches/schema.ts';
import { CURRENT_LEGAL_TEXTS, requireShownTexts } from '../legal-texts/operations.server.ts';
import { getParty } from '../party/operations.server.ts';
import { withParty } from '../party/schema.ts';
import { canReceive } from './emails.server.ts';
import { ContactForm } from './form.ts';
import { SECRET_FIELDS, SUBMISSION } from './secrets.server.ts';
import {
  CONTACT_FIELDS,
  RECEIVED_PATH,
  receivedPage,
  WRITE_PATH,
  writePage,
} from './site/write-page.tsx';
import { OTHER_TOPIC } from './states.ts';
import { contactMessages, topicEmails } from './tables.server.ts';
import { addEvents } from './timeline.server.ts';

export const messageNew: NotificationKind = {
  name: 'messageNew',
  right: applicationsRight,
  isCounted: true,
};

/** At most one e-mail in this time for a topic, however many messages arrive. */
const PAUSE = sql`interval '1 hour'`;

/** How the contact page receives its form. */
const contactForm = pageForm({
  schema: ContactForm,
  fields: CONTACT_FIELDS,
  // 5,000 characters of three bytes, percent-encoded, the other fields and the proof.
  limits: { bytes: 50_000, attempts: { max: 30, seconds: 3600 } },
  minSeconds: 3,
  botCheck: { attemptsWithoutProof: { max: 5, seconds: 3600 }, minSecondsWithoutProof: 20 },
  async submit(op, { noticeShown, ...input }, { scope, botCheck }) {
    const { contactNotice } = await requireShownTexts(op.db, { contactNotice: noticeShown });
    const place = placeByKey(input.branch);
    await submitMessage(op, input, {
      locale: scope.locale,
      notice: contactNotice,
      place,
      use: botCheck.use,
    });
    const reader = place && (await op.read(BRANCH_INDEX).get()).readerOf(place);
    return { redirectTo: RECEIVED_PATH + (reader ? `?teskilat=${placeKey(reader)}` : '') };
  },
});

/** What people call the pages of this feature when they search for them. */
const WRITE_WORDS: PageSearch = {
  isRead: true,
  called: {
    tr: 'mesaj, mesaj gönder, mesaj yaz, bize yazın, iletişim formu, soru sor, öneri, şikâyet, görüş, dilek, randevu, gönüllü, gönüllü ol, gönüllü formu',
    en: 'write to us, message, send a message, contact form, question, suggestion, complaint, feedback, volunteer',
    de: 'schreiben, nachricht, kontaktformular, frage, vorschlag, beschwerde, freiwillige, mitmachen',
    es: 'escríbanos, mensaje, formulario de contacto, pregunta, sugerencia, queja, voluntario, voluntaria',
  },
};

export const messagePages: PageRoute[] = [
  {
    path: WRITE_PATH,
    name: 'party:pages.write',
    icon: 'mail',
    search: WRITE_WORDS,
    // Pages of branches link to the form with their place.
    query: PLACE_QUERY,
    form: contactForm,
    load: loadWrite,
  },
  { path: RECEIVED_PATH, query: { teskilat: PLACE_KEY_PATTERN }, load: loadReceived },
];

async function loadWrite({ db, read, scope, form, query }: PageRequest): Promise<Page> {
  // A topic is sent under its Turkish title, which is the same in every language.
  const { topics } = await getParty(db);
  const notice = await read(CURRENT_LEGAL_TEXTS).get('contactNotice', scope);
  const titles = topics.map(({ title }) => title);
  const known = await read(BRANCH_INDEX).get();
  const asked = isRefused(form) ? placeByKey(form.values.branch ?? '') : placeOfQuery(query);
  const page = writePage(withParty(scope), {
    form,
    topics: titles,
    notice,
    // A party without branches need not say who reads it.
    reader: asked && known.provinces.length > 0 ? known.readerOf(asked) : undefined,
  });
  // A visitor can invent names of districts.
  return query.ilce && !asked?.district ? { ...page, isCached: false } : page;
}

async function loadReceived({ read, scope, query }: PageRequest): Promise<Page> {
  const place = placeByKey(query.teskilat ?? '');
  const branch = place && (await read(BRANCH_INDEX).get()).at(place);
  const reader = branch?.state === 'open' ? branch : null;
  const page = receivedPage(withParty(scope), reader);
  // A visitor can invent branches.
  return query.teskilat && !reader ? { ...page, isCached: false } : page;
}

interface Submitted {
  locale: Locale;
  /** The information notice as it was shown. */
  notice?: { version: number; hash: string } | undefined;
  /** The place of the branch to which it is written; null, or without an open branch: to the party. */
  place?: Place | null;
  /** Runs in the transaction that adds the row, and not if the same form was sent before. */
  use?: ((tx: Transaction) => Promise<void>) | undefined;
}

/**
 * Stores a message and returns its id. The same form that is sent again before its message was
 * answered returns the id of the first. Throws 422 for a topic that the party does not have.
 */
export async function submitMessage(
  op: Operation,
  input: Omit<ContactForm, 'noticeShown' | 'branch'>,
  { locale, notice, place = null, use }: Submitted,
): Promise<string> {
  const { name, email, phone, topic, text } = input;
  const { topics } = await getParty(op.db);
  const chosen = topics.find(({ title }) => title === topic);
  if (!chosen && topic !== OTHER_TOPIC) throw new Invalid({ topic: { rule: 'notAllowed' } });
  const id = randomUUID();
  // The same words to two branches are two messages.
  const to = place ? [placeKey(place)] : [];
  const form = JSON.stringify([name, email, phone, topic, text, ...to]);
  const submissionHash = op.keys.hash(SUBMISSION, form);
  return transact(op, async (tx) => {
    const key = await op.keys.makeRecordKey(tx);
    const [row] = await tx
      .insert(contactMessages)
      .values({
        id,
        topic,
        locale,
        submissionHash,
        name: key.encrypt(SECRET_FIELDS.name, id, name),
        email: key.encrypt(SECRET_FIELDS.email, id, email),
        phone: key.encrypt(SECRET_FIELDS.phone, id, phone),
        text: key.encrypt(SECRET_FIELDS.text, id, text),
        noticeVersion: notice?.version ?? null,
        noticeHash: notice?.hash ?? null,
        branchId: place && sql`branch_of_place(${place.province}, ${place.district}::text)`,
        createdAt: op.now,
        stateChangedAt: op.now,
        recordKey: key.wrapped,
      })
      .onConflictDoNothing({ target: contactMessages.submissionHash })
      .returning({ id: contactMessages.id, branchId: contactMessages.branchId });
    if (!row) return findSame(tx, submissionHash);
    await use?.(tx);
    await addEvents(tx, op, [{ messageId: id, kind: 'submitted', toState: 'new' }]);
    const { branchId } = row;
    await notify(tx, op, { kind: messageNew, path: '/dashboard/messages', branchId });
    // The address of a topic is one of the whole party.
    if (chosen && !branchId) await tellTopic(tx, op, chosen);
    return row.id;
  });
}

type Hash = NonNullable<(typeof contactMessages.$inferSelect)['submissionHash']>;

async function findSame(tx: Transaction, hash: Hash): Promise<string> {
  const [row] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.submissionHash, hash));
  // It was answered or deleted in this moment: the sender has lost nothing.
  return row?.id ?? '';
}

/**
 * Tells the address of a topic that a message has arrived: at once after a quiet hour, otherwise an
 * hour after the last e-mail, with the number of messages that have arrived by then.
 */
async function tellTopic(
  tx: Transaction,
  { now }: Operation,
  { title, email }: { title: string; email: string },
): Promise<void> {
  if (!canReceive(email)) return;
  const { rows } = await tx.execute<{ before: Date | null; after: Date; isPlanned: boolean }>(sql`
    insert into ${topicEmails} as told (topic, sent_at) values (${title}, ${now})
    on conflict (topic) do update set sent_at = case
      when told.sent_at <= ${now}::timestamptz - ${PAUSE} then excluded.sent_at
      when told.sent_at > ${now} then told.sent_at
      else told.sent_at + ${PAUSE} end
    returning old.sent_at as before, new.sent_at as after,
      coalesce(old.sent_at > ${now}, false) as "isPlanned"`);
  const [told] = rows;
  if (!told || told.isPlanned) return;
  const since = told.before ? new Date(told.before).toISOString() : '';
  const startAt = new Date(told.after);
  await queueEmail(
    tx,
    { kind: 'messageArrived', values: { topic: title, since, at: now.toISOString() } },
    startAt > now ? { startAt } : {},
  );
}
