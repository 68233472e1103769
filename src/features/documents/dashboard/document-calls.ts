import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { sendFile } from '../../../dashboard/kit/session/send-file.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { changedReply, Done, dataReply } from '../../../platform/http/replies.ts';
import {
  DocumentDetails,
  DocumentPreview,
  DocumentSummary,
  Draft,
  type DraftChange,
  type DraftPublication,
} from '../desk/schema.ts';
import type { DocumentKind } from '../schema.ts';

const PATH = '/api/documents';
const draftAt = (kind: DocumentKind) => `${PATH}/${kind}/draft`;

const List = dataReply(z.array(DocumentSummary));
const One = dataReply(DocumentDetails);
const Shown = dataReply(DocumentPreview);
const Changed = changedReply(Draft);
const Published = changedReply(DocumentDetails);

export const documentList = queryOptions({
  queryKey: ['documents'],
  queryFn: async ({ signal }) => List.parse(await session.request(PATH, { signal })).data,
});

export const oneDocument = (kind: string) =>
  queryOptions({
    queryKey: ['document', kind],
    queryFn: async ({ signal }) =>
      One.parse(await session.request(`${PATH}/${encodeURIComponent(kind)}`, { signal })).data,
  });

const NOTHING: DocumentPreview = { html: '', articles: [] };

export const documentPreview = (body: string) =>
  queryOptions({
    queryKey: ['document-preview', body],
    queryFn: async ({ signal }) => {
      if (!body.trim()) return NOTHING;
      const request = { method: 'POST' as const, body: { body }, signal };
      return Shown.parse(await session.request(`${PATH}/preview`, request)).data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A text that is too complex stays so.
    retry: false,
  });

export const beginDraft = async (kind: DocumentKind) =>
  Changed.parse(await session.request(draftAt(kind), { method: 'POST' })).data;

export const saveDraft = async (kind: DocumentKind, body: DraftChange) =>
  Changed.parse(await session.request(draftAt(kind), { method: 'PUT', body }));

/** Resolves with the message for the user. */
export const deleteDraft = async (kind: DocumentKind, version: number): Promise<string> =>
  Done.parse(await session.request(`${draftAt(kind)}?version=${version}`, { method: 'DELETE' }))
    .message;

export const publishDraft = async (kind: DocumentKind, publication: DraftPublication) =>
  Published.parse(
    await session.request(`${draftAt(kind)}/publish`, { method: 'POST', body: publication }),
  );

export const uploadPdf = async (
  kind: DocumentKind,
  version: number,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
) =>
  Changed.parse(
    await sendFile(`${draftAt(kind)}/file?version=${version}`, file, signal, onProgress),
  );

/** The stored draft, if a change was refused because another user has changed it before. */
export const newerDraft = (error: unknown): Draft | null => newerOf(Draft, error);

export function reloadDocument(client: QueryClient, kind: DocumentKind): void {
  void client.invalidateQueries({ queryKey: ['document', kind] });
  void client.invalidateQueries({ queryKey: ['documents'] });
}
