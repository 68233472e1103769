import type { Route } from '../../../platform/http/contract.ts';
import { currentLanguage } from '../language/language.ts';
import { NO_ANSWER, type Reply } from './api-error.ts';
import { addressOf, type Input, type Result, resultOf } from './calls.ts';
import { readJson } from './http.ts';
import { session } from './session.ts';

/**
 * Uploads one file.
 * @param onProgress gets the percentage of the sent bytes as a whole number
 * @throws ApiError when the server refuses the file or does not reply
 */
export async function send<R extends Route>(
  route: R,
  input: Input<R>,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Result<R>> {
  const path = addressOf(route, ...([input] as never));
  const body = await session.authorised((token) => post(path, file, token, signal, onProgress));
  return resultOf(route, body);
}

/** `fetch` does not report the progress of an upload; XMLHttpRequest does. */
function post(
  path: string,
  file: File,
  token: string | null,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Reply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLanguage());
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.floor((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      const retryAfter = Number(request.getResponseHeader('Retry-After'));
      const { status, responseText } = request;
      resolve({ status, body: readJson(responseText), ...(retryAfter > 0 && { retryAfter }) });
    };
    request.onerror = () => resolve(NO_ANSWER);
    request.onabort = () => resolve(NO_ANSWER);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
