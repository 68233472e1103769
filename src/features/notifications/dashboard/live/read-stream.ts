import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { NO_ANSWER, type Reply } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';

/** The browser waits a random time of at most so many ms before it asks again. */
const Changed = z.object({ within: z.number() });
const Body = z.instanceof(ReadableStream);

/**
 * Opens the event stream and reads it to its end. `EventSource` cannot send the token of the session.
 * @throws ApiError if the server refuses it or cannot be reached
 */
export async function readStream(
  signal: AbortSignal,
  onChanged: (within: number) => void,
): Promise<void> {
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
    const { ok, status, body } = await fetch('/api/notifications/stream', { headers, signal });
    return { status, body: ok ? body : null };
  } catch (error) {
    if (signal.aborted) throw error;
    return NO_ANSWER;
  }
}
