import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import {
  EditedLegalText,
  LegalPreview,
  type LegalPublication,
  LegalSummary,
  type LegalWords,
} from '../schema.ts';

const PATH = '/api/legal-texts';
const List = z.object({ data: z.array(LegalSummary) });
const One = z.object({ data: EditedLegalText });
const Changed = z.object({ data: EditedLegalText, message: z.string() });
const Shown = z.object({ data: LegalPreview });

export const legalList = queryOptions({
  queryKey: ['legal-texts'],
  queryFn: async ({ signal }) => List.parse(await session.request(PATH, { signal })).data,
});

export const oneLegalText = (kind: string) =>
  queryOptions({
    queryKey: ['legal-text', kind],
    queryFn: async ({ signal }) =>
      One.parse(await session.request(`${PATH}/${encodeURIComponent(kind)}`, { signal })).data,
  });

export const publishLegalText = async (kind: string, publication: LegalPublication) =>
  Changed.parse(
    await session.request(`${PATH}/${kind}/versions`, { method: 'POST', body: publication }),
  );

/** The text in force, if a publication was refused because another version was published before. */
export const newerLegalText = (error: unknown): EditedLegalText | null =>
  newerOf(EditedLegalText, error);

export const legalPreview = (words: LegalWords) =>
  queryOptions({
    queryKey: ['legal-preview', words],
    queryFn: async ({ signal }) => {
      const request = { method: 'POST' as const, body: words, signal };
      return Shown.parse(await session.request(`${PATH}/preview`, request)).data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // A text that is not valid stays so.
    retry: false,
  });
