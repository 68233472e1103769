import type { FieldValues } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import type * as z from 'zod/mini';
import type { Route } from '../../../platform/http/contract.ts';
import { newerOf } from '../session/api-error.ts';
import { call, type Sent } from '../session/calls.ts';
import type { FieldWords, Rules } from './resolver.ts';

/** The record that the fields were filled from. A save replaces this version of it. */
export interface Stored<Fields, Rec> {
  /** Null for a record that does not exist yet. */
  record: Rec | null;
  /** Values that differ from these are unsaved. */
  fields: Fields;
}

/** Why the last save failed. It is shown until a save succeeds. */
export interface SaveFailure<Rec, Target> {
  message: string;
  /** The raw error, if `message` is only the general sentence. */
  details?: string | undefined;
  target: Target;
  /** The stored record, if another user saved in between. */
  newer: Rec | null;
  /** Whether values were refused that an automatic save would only send again. */
  isRefused: boolean;
  /**
   * The labels of the fields that an automatic save left as they are stored, because their typed
   * values are refused. All others are saved.
   */
  left?: readonly string[];
}

export interface Saving<Fields, Rec, Target> {
  fields: Fields;
  target: Target;
  over: Stored<Fields, Rec>;
}

export interface RecordFormOptions<Fields extends FieldValues, Input, Rec, Target> {
  initial: Stored<Fields, Rec>;
  /**
   * The rules of a save. They may depend on its target (such as a state) and on the stored record.
   */
  rules: (fields: Fields, target: Target, stored: Stored<Fields, Rec>) => Rules<Input>;
  words: FieldWords;
  /**
   * The ids of the fields' elements, in reading order; as a function of the values, if they contain
   * lists.
   */
  ids: Record<string, string> | ((fields: Fields) => Record<string, string>);
  /** Whether the server would store the same for both. */
  isSame: (a: Fields, b: Fields) => boolean;
  /** Sends the request; resolves with the record that is stored now. */
  save: (input: Input, saving: Saving<Fields, Rec, Target>) => Promise<Rec>;
  /** The newer record of a conflict (409); null for any other error. */
  newerOf: (error: unknown) => Rec | null;
  /** The fields as they are stored after a save; if left out, the fields that were sent. */
  fieldsAfter?: (sent: Fields, record: Rec) => Fields;
  /**
   * With these, an automatic save leaves out fields that are refused and saves the others; if they are
   * still refused together, it saves these alone. Without, it saves all fields or none.
   */
  essential?: readonly (keyof Fields & string)[];
  onConflict?: (newer: Rec) => void;
  /** `quiet` for an automatic save: it does not move the focus and shows no message. */
  onSaved: (record: Rec, saving: Saving<Fields, Rec, Target>, quiet: boolean) => void;
  /**
   * Whether a save with this target does more than an automatic one. If it failed, it is shown as
   * failed until the user repeats it, also if an automatic save succeeds meanwhile.
   */
  isMoreThanSaving?: (target: Target) => boolean;
  /** The usual target of a save; left out if there is only one. */
  target?: Target;
}

type Schema = z.core.$ZodType;
/** A call that sends a record and is answered with it as it is stored now. */
type SaveRoute = Route & { body: Schema; reply: { form: 'changed'; data: Schema } };
type RecordOf<R extends SaveRoute> = z.output<R['reply']['data']>;
type Params<R> = R extends { params: infer S extends Schema } ? z.output<S> : undefined;
type Over<Rec> = Pick<Saving<unknown, Rec, unknown>, 'over'>;

/**
 * `save` and `newerOf` of the form of a record that always exists: sends the values with the version that
 * they replace, and shows the message of the server.
 */
export const saveTo = <R extends SaveRoute>(route: R, params?: Params<R>) => ({
  save: (input: Omit<z.input<R['body']>, 'version'>, { over }: Over<RecordOf<R>>) =>
    send(route, { params, body: { ...input, version: versionOf(over.record) } }),
  newerOf: newerIn(route),
});

/** The same for a record of a list, which is added if it does not exist yet. */
export const saveInList = <Create extends SaveRoute, Change extends SaveRoute>(routes: {
  create: Create;
  change: Change;
}) => ({
  save(input: z.input<Create['body']>, { over: { record } }: Over<RecordOf<Change>>) {
    if (!record) return send(routes.create, { body: input });
    const { id } = record as unknown as { id: string };
    const body = { ...(input as object), version: versionOf(record) };
    return send(routes.change, { params: { id }, body });
  },
  newerOf: newerIn(routes.change),
});

const versionOf = (record: unknown) => (record as { version: number } | null)?.version ?? 0;

const newerIn =
  <R extends SaveRoute>(route: R) =>
  (error: unknown): RecordOf<R> | null =>
    newerOf(route.reply.data as z.ZodMiniType<RecordOf<R>>, error);

async function send<R extends SaveRoute>(route: R, input: Sent): Promise<RecordOf<R>> {
  const reply: unknown = await call(route as Route, input);
  const { data, message } = reply as { data: RecordOf<R>; message: string };
  toast.success(message);
  return data;
}
