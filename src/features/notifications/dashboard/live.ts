import { useQueryClient } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { NO_ANSWER, type Reply } from '../../../dashboard/kit/session/api-error.ts';
import { addressOf } from '../../../dashboard/kit/session/calls.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { notificationRoutes as routes } from '../contract.ts';
import { reloadNotifications } from './notification-list.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const NAME = 'notifications';

/** The browser waits a random time of at most so many ms before it asks again. */
const Changed = z.object({ within: z.number() });

const Body = z.instanceof(ReadableStream);

/** Loads the notifications, and the numbers of the navigation, when the server says that they changed. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    let isPlanned = false;
    const plan = (within: number) => {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        isPlanned = false;
        if (leaving.signal.aborted) return;
        void reloadNotifications(client);
        reloadWaiting(client);
      }, Math.random() * within);
    };
    void followChanges(leaving.signal, plan);
    return () => leaving.abort();
  }, [client]);
}

/**
 * Calls `onChanged` when the server says that the notifications have changed, until `signal` is
 * aborted. Of all tabs one has the stream and tells the others: browsers allow few connections to one
 * server. `within`: the caller waits a random time of at most so many ms before it asks again.
 */
async function followChanges(
  signal: AbortSignal,
  onChanged: (within: number) => void,
): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onChanged(Number(data) || 0);
  signal.addEventListener('abort', () => channel.close());
  const follow = () =>
    connectAgain(signal, (within) => {
      channel.postMessage(within);
      onChanged(within);
    });
  try {
    await (navigator.locks ? navigator.locks.request(NAME, { signal }, follow) : follow());
  } catch {
    // The page was left.
  }
}

async function connectAgain(
  signal: AbortSignal,
  onChanged: (within: number) => void,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = longer(pause)) {
    await readStream(signal, (within) => {
      pause = FIRST_PAUSE_MS;
      onChanged(within);
    }).catch(() => {});
    // Thousands of browsers must not connect in the same moment after a restart.
    await wait(pause * (1 + Math.random()), signal);
  }
}

const longer = (pause: number) => Math.min(pause * 2, LONGEST_PAUSE_MS);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Opens the event stream and reads it to its end. `EventSource` cannot send the token of the session.
 * @throws ApiError if the server refuses it or cannot be reached
 */
async function readStream(signal: AbortSignal, onChanged: (within: number) => void): Promise<void> {
  const body = Body.parse(await session.authorised((token) => open(token, signal), true));
  const events = (body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let part = await events.read(); !part.done; part = await events.read())
    if (part.value.event === 'changed')
      onChanged(Changed.parse(JSON.parse(part.value.data)).within);
}

async function open(token: string | null, signal: AbortSignal): Promise<Reply> {
  try {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    const { ok, status, body } = await fetch(addressOf(routes.stream), {
      headers,
      signal,
    });
    return { status, body: ok ? body : null };
  } catch (error) {
    if (signal.aborted) throw error;
    return NO_ANSWER;
  }
}
