import * as z from 'zod/mini';
import { currentLanguage } from '../language/language.ts';
import { NO_ANSWER, type Reply } from './api-error.ts';
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
export const loadFile = async (path: string, request: Request = {}): Promise<LoadedFile> =>
  LoadedFile.parse(await session.authorised((token) => fetchFile(path, token, request)));

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
