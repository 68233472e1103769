import * as z from 'zod/mini';
import { StaffName } from '../desk/schema.ts';

/** `declaration`: the scan of the signed entry declaration. */
export const ATTACHMENT_KINDS = ['declaration', 'other'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** By the type, the ending of the file's name. */
export const ATTACHMENT_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const ATTACHMENT_LIMITS = {
  /** Of one file, in bytes. */
  bytes: 15 * 2 ** 20,
  /** Files of one application. */
  files: 20,
  /** Characters of a file name. */
  name: 200,
};

export const Attachment = z.object({
  id: z.uuid(),
  kind: z.enum(ATTACHMENT_KINDS),
  /** The name of the uploaded file; its ending fits the type. */
  name: z.string(),
  type: z.enum(Object.keys(ATTACHMENT_TYPES) as AttachmentType[]),
  /** In bytes. */
  size: z.int(),
  createdAt: z.string(),
  /** Null if the account was deleted. */
  addedBy: z.nullable(StaffName),
  /** A signed declaration shows the identity number: not everybody who sees the list may open it. */
  canOpen: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentUpload = z.strictObject({ kind: z.enum(ATTACHMENT_KINDS) });

export const AttachmentParams = z.strictObject({ id: z.uuid(), attachmentId: z.uuid() });
