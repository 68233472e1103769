import * as z from 'zod/mini';
import { currentLanguage } from '../../../../dashboard/kit/language/language.ts';
import { NO_ANSWER, type Reply } from '../../../../dashboard/kit/session/api-error.ts';
import { readJson } from '../../../../dashboard/kit/session/http.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { Media } from '../../../media/schema.ts';

const Uploaded = z.object({ data: Media });

/**
 * Uploads one picture.
 * @param onProgress gets the percentage of the sent bytes as a whole number
 * @throws ApiError when the server refuses the picture or does not reply
 */
export async function sendImage(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Media> {
  const body = await session.authorised((token) => post(file, token, signal, onProgress));
  return Uploaded.parse(body).data;
}

/** `fetch` does not report the progress of an upload; XMLHttpRequest does. */
function post(
  file: File,
  token: string | null,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Reply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.open('POST', '/api/media');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLanguage());
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.floor((event.loaded / event.total) * 100));
    };
    request.onload = () =>
      resolve({ status: request.status, body: readJson(request.responseText) });
    request.onerror = () => resolve(NO_ANSWER);
    request.onabort = () => resolve(NO_ANSWER);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
