import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import { requireStaff } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { openSessionsOf } from '../identity/sign-in/operations.server.ts';
import { kindsOf, kindTag, userTag } from './notifier.server.ts';
import { canHaveNotifications } from './policy.ts';
import { staffPresence } from './tables.server.ts';

/** A browser that waits for events. */
export interface Reader {
  userId: string;
  sessionId: string;
  /** The tags of the notifications that the user can get. */
  tags: ReadonlySet<string>;
}

/** Returns which of the readers' sessions are open. */
type CheckReaders = (readers: readonly Reader[], now: Date) => Promise<ReadonlySet<string>>;

interface Settings {
  /** Streams of one session; a browser needs one for all its tabs. */
  mostOfSession: number;
  /** Streams of this process. */
  most: number;
  /** How often each stream gets a sign that the connection is alive, in ms. */
  beatMs: number;
  /** How often the sessions are checked, in ms. */
  checkMs: number;
  /** Events of this time become one, in ms. */
  pauseMs: number;
}

const USUAL: Settings = {
  mostOfSession: 6,
  most: 6000,
  beatMs: 20_000,
  checkMs: 60_000,
  pauseMs: 1000,
};
/** Bytes that a browser has not read yet; a stream with more is closed. */
const MOST_UNREAD = 4096;
/** Each browser that is told asks again at a random moment within so many ms for each stream. */
const SPREAD_MS = 2;

/**
 * The open event streams of this process. An event has no data: it says that the list of the user has
 * changed, and the browser asks for it. So nothing is lost between two streams.
 */
export class Streams implements Invalidated {
  readonly #open = new Map<Readable, Reader>();
  readonly #perSession = new Map<string, number>();
  /** They are stored together: after a restart thousands of browsers come at once. */
  #arrived: Reader[] = [];
  readonly #settings: Settings;
  readonly #check: CheckReaders;
  readonly #changed = new Set<string>();
  #hasGap = false;
  #pause: NodeJS.Timeout | undefined;
  #timers: NodeJS.Timeout[] = [];
  #isClosed = false;
  #clock = () => new Date();

  constructor(check: CheckReaders, settings: Partial<Settings> = {}) {
    this.#check = check;
    this.#settings = { ...USUAL, ...settings };
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * A stream of events in the format of `text/event-stream`. Its first event is `changed`.
   * @throws Refusal 429 if the session has too many streams, 503 if the process has
   */
  open(reader: Reader, clock: () => Date): Readable {
    this.#clock = clock;
    const { most, mostOfSession } = this.#settings;
    if (this.#isClosed || this.#open.size >= most) throw new Refusal(503, 'unavailable');
    const ofSession = this.#perSession.get(reader.sessionId) ?? 0;
    if (ofSession >= mostOfSession) throw new Refusal(429, 'tooManyRequests', { seconds: 60 });
    const stream = new Readable({ read() {}, highWaterMark: 1024 });
    this.#open.set(stream, reader);
    this.#perSession.set(reader.sessionId, ofSession + 1);
    stream.once('close', () => this.#closed(stream, reader));
    if (this.#timers.length === 0) this.#startTimers();
    this.#send(stream, this.#changedEvent());
    this.#arrived.push(reader);
    return stream;
  }

  invalidate(tags: string[]): void {
    let isOurs = false;
    for (const tag of tags) {
      if (!tag.startsWith('notifications:')) continue;
      this.#changed.add(tag);
      isOurs = true;
    }
    if (isOurs) this.#tellSoon();
  }

  /** Notices of changes may have been missed: everybody asks again. */
  clear(): void {
    this.#hasGap = true;
    this.#tellSoon();
  }

  /** Ends the streams of sessions that are over. Without the database they stay open. */
  async check(readers: readonly Reader[] = [...this.#open.values()]): Promise<void> {
    const open = await this.#check(readers, this.#clock()).catch(() => null);
    if (!open) return;
    const over = new Set(
      readers.map(({ sessionId }) => sessionId).filter((sessionId) => !open.has(sessionId)),
    );
    for (const [stream, { sessionId }] of this.#open) if (over.has(sessionId)) stream.push(null);
  }

  /** Ends every stream; browsers connect again elsewhere. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    for (const stream of this.#open.keys()) stream.push(null);
  }

  #closed(stream: Readable, { sessionId }: Reader): void {
    this.#open.delete(stream);
    const others = (this.#perSession.get(sessionId) ?? 1) - 1;
    if (others > 0) this.#perSession.set(sessionId, others);
    else this.#perSession.delete(sessionId);
    if (this.#open.size === 0) this.#stopTimers();
  }

  #tellSoon(): void {
    if (this.#pause || this.#open.size === 0) {
      if (this.#open.size === 0) this.#changed.clear();
      return;
    }
    // The first event after a pause is sent at once.
    this.#tell();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#changed.size > 0 || this.#hasGap) this.#tellSoon();
    }, this.#settings.pauseMs).unref();
  }

  #tell(): void {
    const event = this.#changedEvent();
    for (const [stream, { tags }] of this.#open)
      if (this.#hasGap || !tags.isDisjointFrom(this.#changed)) this.#send(stream, event);
    this.#changed.clear();
    this.#hasGap = false;
  }

  #changedEvent(): Buffer {
    const within = Math.round(this.#open.size * SPREAD_MS);
    return Buffer.from(`event: changed\ndata: {"within":${within}}\n\n`);
  }

  #send(stream: Readable, bytes: Buffer): void {
    if (stream.readableLength > MOST_UNREAD) stream.destroy();
    else stream.push(bytes);
  }

  #startTimers(): void {
    const beat = Buffer.from(':\n\n');
    this.#timers = [
      setInterval(() => {
        for (const stream of this.#open.keys()) this.#send(stream, beat);
      }, this.#settings.beatMs).unref(),
      setInterval(() => void this.check(), this.#settings.checkMs).unref(),
      setInterval(() => {
        if (this.#arrived.length > 0) void this.check(this.#arrived.splice(0));
      }, this.#settings.pauseMs).unref(),
    ];
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}

/** The event streams of this process. */
export const STREAMS = defineSource((db) => new Streams(checkReaders(db)));

/** Tells a browser at once that there is something new. Throws 401, 429, 503. */
export function openStream(services: Services, actor: Actor): Readable {
  const user = requireStaff(actor, canHaveNotifications);
  const { id: userId, branches, sessionId } = user;
  const own = kindsOf(services.notificationKinds, user).flatMap(({ name }) =>
    branches ? branches.map((id) => kindTag(name, id)) : [kindTag(name)],
  );
  return services
    .read(STREAMS)
    .open(
      { userId, sessionId: sessionId ?? '', tags: new Set([userTag(userId), ...own]) },
      services.clock,
    );
}

/** Looks the sessions of the readers up, and stores that their users are here. */
const checkReaders =
  (db: Database): CheckReaders =>
  async (readers, now) => {
    const open = await openSessionsOf(db, now, readers);
    const here = new Set(
      readers.filter(({ sessionId }) => open.has(sessionId)).map(({ userId }) => userId),
    );
    if (here.size > 0)
      await db
        .insert(staffPresence)
        // In one order, so that two processes do not wait for each other's rows.
        .values([...here].sort().map((userId) => ({ userId, seenAt: now })))
        .onConflictDoUpdate({
          target: staffPresence.userId,
          set: { seenAt: sql`greatest(${staffPresence.seenAt}, excluded.seen_at)` },
        });
    return open;
  };
