import * as z from 'zod/mini';
import { currentLanguage } from '../../../../dashboard/kit/language/language.ts';
import { NO_ANSWER, type Reply } from '../../../../dashboard/kit/session/api-error.ts';
import { readJson } from '../../../../dashboard/kit/session/http.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import type { ExportRequest } from '../schema.ts';

const File = z.object({ name: z.string(), blob: z.instanceof(Blob) });

/** The file and its name. Browsers keep a large one on the disk. Only an abort throws no ApiError. */
export async function exportApplications(body: ExportRequest, signal: AbortSignal) {
  return File.parse(await session.authorised((token) => fetchFile(body, token, signal)));
}

async function fetchFile(
  body: ExportRequest,
  token: string | null,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const response = await fetch('/api/applications/export', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': currentLanguage(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal,
    });
    const { status, headers } = response;
    if (!response.ok) return { status, body: readJson(await response.text()) };
    const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
    return { status, body: { name: name ?? 'basvurular', blob: await response.blob() } };
  } catch (error) {
    if (signal.aborted) throw error;
    return NO_ANSWER;
  }
}
