import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import {
  EmailPreview,
  EmailSummary,
  EmailTemplate,
  type EmailTemplateChange,
  type EmailTexts,
} from '../schema.ts';

const PATH = '/api/email-templates';
const List = z.object({ data: z.array(EmailSummary) });
const One = z.object({ data: EmailTemplate });
const Changed = z.object({ data: EmailTemplate, message: z.string() });
const Shown = z.object({ data: EmailPreview });

export interface Which {
  kind: string;
  locale: Locale;
}

const at = ({ kind, locale }: Which) => `${PATH}/${encodeURIComponent(kind)}/${locale}`;

/** The names of the kinds are in the language of the dashboard. */
export const emailList = (language: Locale) =>
  queryOptions({
    queryKey: ['email-templates', language],
    queryFn: async ({ signal }) => List.parse(await session.request(PATH, { signal })).data,
  });

export const oneEmail = (which: Which) =>
  queryOptions({
    queryKey: ['email-template', which],
    queryFn: async ({ signal }) => One.parse(await session.request(at(which), { signal })).data,
  });

export const saveEmail = async (which: Which, change: EmailTemplateChange) =>
  Changed.parse(await session.request(at(which), { method: 'PUT', body: change }));

export const resetEmail = async (which: Which, version: number) =>
  Changed.parse(await session.request(`${at(which)}?version=${version}`, { method: 'DELETE' }));

/** The newer texts, if a change was refused because another user changed them in between. */
export const newerEmail = (error: unknown): EmailTemplate | null => newerOf(EmailTemplate, error);

export const emailPreview = (which: Which, texts: EmailTexts) =>
  queryOptions({
    queryKey: ['email-preview', which, texts],
    queryFn: async ({ signal }) => {
      const request = { method: 'POST' as const, body: texts, signal };
      return Shown.parse(await session.request(`${at(which)}/preview`, request)).data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // A text that is not valid stays so.
    retry: false,
  });
