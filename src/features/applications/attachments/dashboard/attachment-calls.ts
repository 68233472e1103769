import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadFile } from '../../../../dashboard/kit/session/load-file.ts';
import { sendFile } from '../../../../dashboard/kit/session/send-file.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { Attachment, type AttachmentKind } from '../schema.ts';

const All = z.object({ data: z.array(Attachment) });
const Said = z.object({ message: z.string() });

const at = (id: string) => `/api/applications/${encodeURIComponent(id)}/attachments`;

/** The key begins like that of the application, which is loaded again after every change. */
export const attachmentsOf = (id: string) =>
  queryOptions({
    queryKey: ['application', id, 'attachments'],
    queryFn: async ({ signal }) => All.parse(await session.request(at(id), { signal })).data,
  });

/** Returns the message for the user. */
export const sendAttachment = async (
  id: string,
  kind: AttachmentKind,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> =>
  Said.parse(await sendFile(`${at(id)}?kind=${kind}`, file, signal, onProgress)).message;

export const removeAttachment = async (id: string, attachmentId: string): Promise<string> =>
  Said.parse(await session.request(`${at(id)}/${attachmentId}`, { method: 'DELETE' })).message;

export const loadAttachment = async (id: string, attachmentId: string): Promise<Blob> =>
  (await loadFile(`${at(id)}/${attachmentId}`)).blob;
