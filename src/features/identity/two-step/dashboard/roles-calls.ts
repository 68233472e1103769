import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import type { Role } from '../../../../platform/roles.ts';
import { TwoStepRoles } from '../schema.ts';

const PATH = '/api/two-step/roles';
const Reply = z.object({ data: TwoStepRoles });

export const twoStepRoles = queryOptions({
  queryKey: ['two-step-roles'],
  queryFn: async ({ signal }) => Reply.parse(await session.request(PATH, { signal })).data.roles,
  // The query is not cached, so that the checkboxes always start with the current values.
  gcTime: 0,
});

export const saveTwoStepRoles = async (roles: Role[]) =>
  Reply.parse(await session.request(PATH, { method: 'PUT', body: { roles } })).data.roles;
