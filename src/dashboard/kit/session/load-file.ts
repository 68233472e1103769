import * as z from 'zod/mini';
import type { Route } from '../../../platform/http/contract.ts';
import { currentLanguage } from '../language/language.ts';
import { NO_ANSWER, type Reply } from './api-error.ts';
import { type Arguments, addressOf, methodOf, type Sent } from './calls.ts';
import { type Request, readJson } from './http.ts';
import { session } from './session.ts';

const LoadedFile = z.object({
  /** As the server calls it; empty if it names no file. */
  name: z.string(),
  blob: z.instanceof(Blob),
});
export type LoadedFile = z.infer<typeof LoadedFile>;

/**
 * A file that the API sends: a link could not send the token of the session. Browsers keep a large
 * one on the disk.
 * @throws ApiError when the server refuses or does not reply; an abort throws no ApiError
 */
export async function load<R extends Route>(
  route: R,
  ...[input, options]: Arguments<R, Pick<Request, 'signal'>>
): Promise<LoadedFile> {
  const { body } = (input ?? {}) as Sent;
  const path = addressOf(route, ...([input] as never));
  const request = { method: methodOf(route), ...(body !== undefined && { body }), ...options };
  return LoadedFile.parse(await session.authorised((token) => fetchFile(path, token, request)));
}

async function fetchFile(
  path: string,
  token: string | null,
  { method = 'GET', body, signal }: Request,
): Promise<Reply> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        'Accept-Language': currentLanguage(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    if (!response.ok) return { status, body: readJson(await response.text()) };
    const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
    return { status, body: { name: name ?? '', blob: await response.blob() } };
  } catch (error) {
    if (signal?.aborted) throw error;
    return NO_ANSWER;
  }
}

/** Offers a text, or a file, to the user to save. */
export function saveFile(
  name: string,
  content: string | Blob,
  type = 'text/plain;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the address by the next turn of the event loop, but not always by this
  // one.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
