import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { changedReply, dataReply } from '../../../platform/http/replies.ts';
import {
  type StaticChange,
  StaticPreview,
  StaticSummary,
  StaticText,
  type Which,
} from '../schema.ts';

const PATH = '/api/static-pages';
const at = ({ page, locale }: Which) => `${PATH}/${encodeURIComponent(page)}/${locale}`;

const List = dataReply(z.array(StaticSummary));
const One = dataReply(StaticText);
const Shown = dataReply(StaticPreview);
const Changed = changedReply(StaticText);

export const staticList = queryOptions({
  queryKey: ['static-pages'],
  queryFn: async ({ signal }) => List.parse(await session.request(PATH, { signal })).data,
});

export const oneStaticText = (which: Which) =>
  queryOptions({
    queryKey: ['static-page', which.page, which.locale],
    queryFn: async ({ signal }) => One.parse(await session.request(at(which), { signal })).data,
  });

export const staticPreview = (body: string) =>
  queryOptions({
    queryKey: ['static-preview', body],
    queryFn: async ({ signal }) => {
      if (!body.trim()) return { html: '' };
      const request = { method: 'POST' as const, body: { body }, signal };
      return Shown.parse(await session.request(`${PATH}/preview`, request)).data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const saveStaticText = async (which: Which, body: StaticChange) =>
  Changed.parse(await session.request(at(which), { method: 'PUT', body }));

export const restoreStaticText = async (which: Which, version: number) =>
  Changed.parse(await session.request(`${at(which)}?version=${version}`, { method: 'DELETE' }));

/** The stored text, if a change was refused because another user has saved before. */
export const newerStaticText = (error: unknown): StaticText | null => newerOf(StaticText, error);
