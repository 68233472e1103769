import { useState } from 'react';
import { writingRoutes } from '../../../platform/writing-contract.ts';
import { call } from '../session/calls.ts';
import { session, useSession } from '../session/session.ts';

/** A choice that was read or made in this time, in ms, is not read again. */
const FRESH = 60_000;
/** A text is not kept waiting for the choice any longer, in ms. */
const LONGEST = 1_500;
/** A choice is not kept waiting for the answer to the one before any longer, in ms. */
const LONGEST_SENDING = 10_000;

/** The last reading or choice: of which user and when. An answer to an earlier one counts no more. */
let last = { userId: '', at: 0 };
let reading: Promise<void> | null = null;
/** One choice is sent at a time: the last one has to arrive last. */
let sending = Promise.resolve();

/** Whether this user writes texts as their readers see them; otherwise as Markdown. */
export const useIsVisual = (): boolean => useSession().user?.writesMarkdown !== true;

/** Chooses for this user, in all browsers. Without an answer, the choice is that of this browser. */
export function setVisual(isVisual: boolean): void {
  const { user } = session.getState();
  if (!user) return;
  const mine = { userId: user.id, at: Date.now() };
  last = mine;
  reading = null;
  const body = { writesMarkdown: !isVisual };
  session.updateUser({ ...user, ...body });
  sending = sending.then(async () => {
    if (last !== mine) return;
    const signal = AbortSignal.timeout(LONGEST_SENDING);
    await call(writingRoutes.choose, { body }, { signal, keepalive: true }).catch(() => undefined);
  });
}

/**
 * Reads the choice, which this user may have made in another browser. Resolves when it is known, or when
 * waiting any longer would be worse than to show the other form. Null: it is known.
 */
export function readChoice(): Promise<void> | null {
  const { user } = session.getState();
  if (!user) return null;
  const isFresh = last.userId === user.id && Date.now() - last.at < FRESH;
  if (isFresh) return reading;
  const mine = { userId: user.id, at: Date.now() };
  last = mine;
  const answer = call(writingRoutes.get).then(
    ({ writesMarkdown }) => {
      const now = session.getState().user;
      if (last === mine && now?.id === mine.userId && now.writesMarkdown !== writesMarkdown)
        session.updateUser({ ...now, writesMarkdown });
    },
    () => undefined,
  );
  const waited = new Promise<void>((done) => {
    setTimeout(done, LONGEST);
  });
  const begun = Promise.race([answer, waited]).then(() => {
    if (reading === begun) reading = null;
  });
  reading = begun;
  return begun;
}

/** Whether the only tools are those above the keyboard, which touch screens have while somebody writes. */
export function useTouchTools(): boolean {
  const isShown = useIsVisual();
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return isShown && isTouch;
}
