import * as z from 'zod/mini';
import { Application } from '../desk/schema.ts';

export const ComparedApplication = z.pick(Application, {
  id: true,
  code: true,
  status: true,
  createdAt: true,
  statusChangedAt: true,
  name: true,
  surname: true,
  birthDate: true,
  tcKimlikNo: true,
  tcSerialNumber: true,
  email: true,
  phone: true,
  city: true,
  district: true,
  address: true,
  occupation: true,
  education: true,
  locale: true,
  assignedTo: true,
  isFrozen: true,
});
export type ComparedApplication = z.infer<typeof ComparedApplication>;

/** `GET /applications/:id/comparison/:otherId`. */
export const Comparison = z.object({
  one: ComparedApplication,
  other: ComparedApplication,
  /** Whether the hidden numbers are the same, which their shown ends cannot tell. Null: not known, because a key was destroyed. */
  same: z.object({ tcKimlikNo: z.boolean(), tcSerialNumber: z.nullable(z.boolean()) }),
});
export type Comparison = z.infer<typeof Comparison>;

export const ComparedIds = z.object({ id: z.uuid(), otherId: z.uuid() });
