import { currentLanguage } from '../language/language.ts';
import { NO_ANSWER, type Reply } from './api-error.ts';
import { readJson } from './http.ts';
import { session } from './session.ts';

/**
 * Uploads one file and returns the body of the reply.
 * @param onProgress gets the percentage of the sent bytes as a whole number
 * @throws ApiError when the server refuses the file or does not reply
 */
export const sendFile = (
  path: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<unknown> => session.authorised((token) => post(path, file, token, signal, onProgress));

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
