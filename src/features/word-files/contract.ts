import * as z from 'zod/mini';
import { contract, one } from '../../platform/http/contract.ts';
import { mediaRight } from '../media/policy.ts';
import { MAX_FILE_BYTES } from '../media/schema.ts';
import { PURPOSES, WordText } from './schema.ts';

/** Word files as texts. All who write contents or documents have the right to upload pictures. */
export const wordRoutes = contract(
  'word-files',
  { right: mediaRight },
  {
    read: {
      at: 'POST /word-files',
      summary: 'A Word file as Markdown, with what was lost; only its pictures are stored',
      query: z.strictObject({ purpose: z.enum(PURPOSES) }),
      upload: MAX_FILE_BYTES,
      rate: { max: 30, per: '10 minutes', of: 'account' },
      reply: one(WordText),
    },
  },
);
