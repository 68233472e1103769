import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import {
  type MenuChange,
  type MenuDraft,
  MenuParts,
  MenuPreview,
  MenuRecord,
} from '../edit/schema.ts';

const PATH = '/api/menu';
const Opened = z.object({ data: MenuRecord, parts: MenuParts });
export type OpenedMenu = z.infer<typeof Opened>;
const Changed = z.object({ data: MenuRecord, message: z.string() });
const Shown = z.object({ data: MenuPreview });

export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async ({ signal }) => Opened.parse(await session.request(PATH, { signal })),
});

export const saveMenu = async (change: MenuChange) =>
  Changed.parse(await session.request(PATH, { method: 'PUT', body: change }));

/** The newer menu, if a change was refused because another admin changed it in between. */
export const newerMenu = (error: unknown): MenuRecord | null => newerOf(MenuRecord, error);

export const menuPreview = (draft: MenuDraft) =>
  queryOptions({
    queryKey: ['menu', 'preview', draft],
    queryFn: async ({ signal }) => {
      const options = { method: 'POST', body: draft, signal } as const;
      return Shown.parse(await session.request(`${PATH}/preview`, options)).data;
    },
    gcTime: 0,
  });
