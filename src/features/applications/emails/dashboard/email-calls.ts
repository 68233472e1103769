import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { Application, type StatusChange } from '../../desk/schema.ts';
import { StatusEmail } from '../schema.ts';

const Shown = z.object({ data: StatusEmail });
const Changed = z.object({ data: Application, message: z.string() });

const at = (id: string) => `/api/applications/${encodeURIComponent(id)}`;

/** The e-mail that a change would send. The server refuses a change that is not complete. */
export const statusEmail = async (id: string, body: StatusChange) =>
  Shown.parse(await session.request(`${at(id)}/status-email`, { method: 'POST', body })).data;

export const stopEmail = async (id: string, emailId: string) =>
  Changed.parse(
    await session.request(`${at(id)}/emails/${encodeURIComponent(emailId)}`, { method: 'DELETE' }),
  );
