import * as z from 'zod/mini';
import type { JobKind, JobType } from '../../platform/jobs/job-kind.server.ts';
import type { Services } from '../../platform/services.server.ts';

/** Removes folders of the store whose rows are gone; a job, so that a process that stops leaves none. */
export const removeFilesJob: JobType<{ folders: string[] }> = {
  name: 'removeFiles',
  schema: z.object({ folders: z.array(z.string()) }),
};

/** Each folder is named by the id of one record: ids are never used again. */
const FOLDER = /^(?:media|documents|applications)\/(?:[a-z-]+\/)?[0-9a-f-]{36}\/$/;

export const removeFiles = ({
  store,
}: Pick<Services, 'store'>): JobKind<{ folders: string[] }> => ({
  ...removeFilesJob,
  tries: 20,
  firstPauseSeconds: 5,
  mayTakeSeconds: 600,
  atOnce: 1,
  async run(_op, { values, signal }) {
    for (const folder of values.folders) {
      signal.throwIfAborted();
      if (FOLDER.test(folder)) await store.removeAll(folder);
    }
  },
});
