import type { JobWithMetadata } from 'pg-boss';
import { withoutValues } from '../database/without-values.server.ts';
import { hasRunForADay, wasInterrupted } from '../inside/pg-boss.server.ts';
import type { Operation } from '../operation.server.ts';
import { kindOfError, runAs } from '../tracing/tracer.server.ts';
import { type AnyJobKind, type JobLog, UnrecoverableError } from './job-kind.server.ts';
import { splitOrigin, workOf } from './job-origin.server.ts';

interface Run {
  operation: () => Operation;
  /** Aborts when the process stops. */
  signal: AbortSignal;
  log: JobLog;
  /** Makes the current attempt the last one. */
  giveUp: (id: string) => Promise<void>;
}

/** Runs one attempt of a job. What it throws, pg-boss stores with the job, and tries it again. */
export async function runJob(
  kind: AnyJobKind,
  job: JobWithMetadata<unknown>,
  { operation, signal, log, giveUp }: Run,
): Promise<void> {
  const { values, from } = splitOrigin(job.data);
  const read = kind.schema.safeParse(values);
  const { id, createdOn: queuedAt } = job;
  const valid = read.success
    ? { id, queuedAt, values: read.data, wasInterrupted: wasInterrupted(job), signal }
    : null;
  try {
    // Without the values: they are in the database, and more people can read the log.
    if (!valid) throw new UnrecoverableError(`The values of ${kind.name} are not valid.`);
    if (kind.erases && !(await hasRunForADay(operation().db))) {
      log.warn({ kind: kind.name }, 'not run: no job ended a day ago, so the clock may be wrong');
      return;
    }
    const work = workOf(kind.name, id, from);
    await runAs(work, () => kind.run(operation(), valid)).then(
      () => work.span?.end(),
      (error) => {
        work.span?.end(kindOfError(error));
        throw error;
      },
    );
  } catch (thrown) {
    // The error is stored with the job.
    const error = withoutValues(thrown);
    const line = {
      err: error,
      job: id,
      kind: kind.name,
      attempt: job.retryCount + 1,
      ...(from.request && { reqId: from.request }),
    };
    if (error instanceof UnrecoverableError) await giveUp(id);
    const isLast = error instanceof UnrecoverableError || job.retryCount >= job.retryLimit;
    if (isLast) log.error(line, 'job given up');
    else log.warn(line, 'job failed, it will be tried again');
    if (isLast && valid)
      await kind
        .givenUp?.(operation(), valid, thrown)
        .catch((err) => log.error({ err, job: id, kind: kind.name }, 'giving up a job failed'));
    throw error;
  }
}
