import * as z from 'zod/mini';
import { changed, contract, done, file, one, whole } from '../../../../platform/http/contract.ts';
import { IdParam } from '../../../../platform/http/replies.ts';
import { applicationsRight, identityNumbersRight } from '../../policy.ts';
import { BulkChange, reasonField, StaffName } from '../schema.ts';

/** The fields that lists and pages show only masked. */
export const HIDDEN_FIELDS = ['tcKimlikNo', 'tcSerialNumber'] as const;
export type HiddenField = (typeof HIDDEN_FIELDS)[number];

export const Reveal = z.strictObject({
  field: z.enum(HIDDEN_FIELDS),
  /** Why it is needed; recorded. */
  revealReason: reasonField,
});
export type Reveal = z.infer<typeof Reveal>;

const Revealed = z.object({ value: z.string() });

export const DeclarationRequest = z.strictObject({
  /** Why the identity number is needed; recorded. Without it the number stays empty. */
  revealReason: z.optional(reasonField),
});
export type DeclarationRequest = z.infer<typeof DeclarationRequest>;

export const ProofRequest = z.strictObject({
  /** Why the file is needed; recorded. */
  revealReason: reasonField,
});
export type ProofRequest = z.infer<typeof ProofRequest>;

/** Hidden values, and the documents that show them; each is recorded. */
export const revealRoutes = contract(
  'applications',
  { right: identityNumbersRight },
  {
    reveal: {
      at: 'POST /applications/:id/reveal',
      summary: 'Read one hidden value of an application, with a reason that is recorded',
      confirmation: 'always',
      rate: { max: 60, per: '1 hour' },
      params: IdParam,
      body: Reveal,
      reply: one(Revealed),
    },
    declaration: {
      at: 'POST /applications/:id/declaration',
      summary:
        'The entry declaration as a PDF for a signature; with a reason, an admin gets it with the identity number. It is recorded who prints it',
      right: applicationsRight,
      confirmation: 'sometimes',
      rate: { max: 60, per: '1 hour' },
      params: IdParam,
      body: DeclarationRequest,
      reply: file,
    },
    proof: {
      at: 'POST /applications/:id/proof',
      summary:
        'All that proves the will of an applicant as one PDF, with the identity number and the network address; it is recorded who makes it, and why',
      confirmation: 'always',
      rate: { max: 30, per: '1 hour' },
      params: IdParam,
      body: ProofRequest,
      reply: file,
    },
  },
);

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const ExportRequest = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /** Whether the file contains the identity numbers and serial numbers. */
  withNumbers: z._default(z.boolean(), false),
  /** Why it is needed; recorded. */
  reason: reasonField,
  /** The filter of the list; without one, all applications. */
  filter: BulkChange.shape.filter,
});
export type ExportRequest = z.infer<typeof ExportRequest>;

export const exportRoutes = contract(
  'applications',
  { right: identityNumbersRight },
  {
    export: {
      at: 'POST /applications/export',
      summary: 'The applications that match a filter as a CSV or XLSX file',
      confirmation: 'always',
      body: ExportRequest,
      reply: whole(z.string()),
    },
  },
);

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

const AttachmentUpload = z.strictObject({ kind: z.enum(ATTACHMENT_KINDS) });

const AttachmentParams = z.strictObject({ id: z.uuid(), attachmentId: z.uuid() });

const perAccount = (max: number) => ({ max, per: '10 minutes', of: 'account' }) as const;

/** The files of an application. */
export const attachmentRoutes = contract(
  'applications',
  { right: applicationsRight },
  {
    list: {
      at: 'GET /applications/:id/attachments',
      summary: 'The files of an application',
      params: IdParam,
      reply: one(z.array(Attachment)),
    },
    add: {
      at: 'POST /applications/:id/attachments',
      summary: 'Add a scan to an application: PDF, JPEG or PNG, stored encrypted',
      rate: perAccount(60),
      params: IdParam,
      query: AttachmentUpload,
      upload: ATTACHMENT_LIMITS.bytes,
      reply: changed(z.object({ id: z.uuid() }), 'attachmentAdded'),
      status: 201,
    },
    open: {
      at: 'GET /applications/:id/attachments/:attachmentId',
      summary:
        'One file of an application, decrypted; a signed declaration only for admins, with the password again. It is recorded who opens it',
      confirmation: 'sometimes',
      rate: perAccount(300),
      params: AttachmentParams,
      reply: file,
    },
    remove: {
      at: 'DELETE /applications/:id/attachments/:attachmentId',
      summary: 'Remove a file of an application',
      rate: perAccount(60),
      params: AttachmentParams,
      reply: done('attachmentRemoved'),
    },
  },
);
