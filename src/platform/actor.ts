import type { Role } from './roles.ts';

/** The sender of a request. */
export type RequestActor =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** The branches whose records the account may see; absent: all records. */
      branches?: readonly string[];
      /** The names of the rights that an admin has opened to editors; absent: none. */
      opened?: readonly string[];
      /** Null without a session, for example in a command. */
      sessionId: string | null;
      /** The role requires a second step that is not set up yet: nothing else is allowed. */
      mustSetUpTwoStep: boolean;
      /**
       * When the user last entered the password (and code) in this session; null or absent: never.
       */
      confirmedAt?: Date | null;
    };
/** `system` is the product itself: its jobs, and the load of the demo. No request has this actor. */
export type Actor = RequestActor | { kind: 'system' };
export type StaffActor = Extract<Actor, { kind: 'staff' }>;
export const VISITOR = { kind: 'visitor' } as const satisfies Actor;
export const SYSTEM = { kind: 'system' } as const satisfies Actor;

/** Whether the actor sees only the records of branches. */
export const isLimited = (actor: Actor): actor is StaffActor & { branches: readonly string[] } =>
  actor.kind === 'staff' && actor.branches !== undefined;
