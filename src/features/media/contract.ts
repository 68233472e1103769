import * as z from 'zod/mini';
import { changed, contract, done, list, one, whole } from '../../platform/http/contract.ts';
import { changedReply, IdParam } from '../../platform/http/replies.ts';
import { mediaRight } from './policy.ts';
import {
  Deletion,
  MAX_FILE_BYTES,
  MEDIA_KINDS,
  MediaChange,
  MediaDetails,
  MediaFilter,
  MediaIds,
  MediaSummary,
  TagChange,
  TagCount,
  Uploaded,
  UploadOrder,
  UsedMedia,
} from './schema.ts';

// An event with hundreds of photographs takes longer than this to be processed.
const rate = { max: 240, per: '10 minutes', of: 'account' } as const;

/** The media library. */
export const mediaRoutes = contract(
  'media',
  { right: mediaRight },
  {
    list: {
      at: 'GET /media',
      summary: 'One page of the library',
      query: MediaFilter,
      reply: list(MediaSummary),
    },
    tags: {
      at: 'GET /media/tags',
      summary: 'The tags of the library with their counts, the most used first',
      query: z.strictObject({ kind: z.optional(z.enum(MEDIA_KINDS)) }),
      reply: one(z.array(TagCount)),
    },
    changeTags: {
      at: 'POST /media/tags',
      summary: 'Add tags to some pictures and files, and remove others',
      body: TagChange,
      reply: changed(z.object({ changed: z.int() }), 'updated'),
    },
    findUsed: {
      at: 'POST /media/used',
      summary: 'Which of some pictures and files are used, and where; nothing is changed',
      body: MediaIds,
      reply: one(z.array(UsedMedia)),
    },
    deleteMany: {
      at: 'POST /media/delete',
      summary: 'Delete those of some pictures and files that nothing uses, each by itself',
      body: MediaIds,
      reply: changed(Deletion, 'deleted'),
    },
    get: {
      at: 'GET /media/:id',
      summary: 'One picture or file, with the records that use it',
      params: IdParam,
      reply: one(MediaDetails),
    },
    change: {
      at: 'PUT /media/:id',
      summary: 'Change name, texts and focal point of a picture or file',
      params: IdParam,
      body: MediaChange,
      reply: changed(MediaDetails, 'updated'),
    },
    delete: {
      at: 'DELETE /media/:id',
      summary: 'Delete a picture or file that nothing uses; otherwise 409 with its `uses`',
      params: IdParam,
      reply: done('deleted'),
    },
    upload: {
      at: 'POST /media',
      summary: 'Upload a picture, PDF or office file; 200 if the library has this file already',
      query: UploadOrder,
      upload: MAX_FILE_BYTES,
      rate,
      reply: whole(Uploaded),
      status: [200, 201],
    },
    replace: {
      at: 'POST /media/:id/replace',
      summary:
        'Put another file in the place of one; it gets a new id, and the old addresses lead to it',
      params: IdParam,
      upload: MAX_FILE_BYTES,
      rate,
      reply: whole(changedReply(MediaDetails)),
    },
  },
);
