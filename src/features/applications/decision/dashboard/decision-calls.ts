import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { Application } from '../../desk/schema.ts';
import type { DecisionChange, Reopening } from '../schema.ts';

const Changed = z.object({ data: Application, message: z.string() });

const at = (id: string) => `/api/applications/${encodeURIComponent(id)}`;

export const saveDecision = async (id: string, body: DecisionChange) =>
  Changed.parse(await session.request(`${at(id)}/decision`, { method: 'PUT', body }));

export const reopen = async (id: string, body: Reopening) =>
  Changed.parse(await session.request(`${at(id)}/reopen`, { method: 'POST', body }));
