import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';

type LinkState<Reply> =
  | { kind: 'missing' | 'checking' | 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; link: Reply };

/**
 * Whether the server does not know the link or could not have created it; false for other errors.
 */
export const isDead = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || 'token' in error.fields);

/**
 * Loads what the link of an e-mail is valid for, each time another link is opened. `reply` must be
 * the same object each time.
 */
export function useLink<Reply extends z.ZodMiniType>(token: string, path: string, reply: Reply) {
  const { t } = useText();
  const [state, setState] = useState<LinkState<z.infer<Reply>>>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; another language does not
  useEffect(() => {
    if (!token) return setState({ kind: 'missing' });
    const controller = new AbortController();
    const { signal } = controller;
    setState({ kind: 'checking' });
    askFor(path, token, signal, reply).then(
      (link) => signal.aborted || setState({ kind: 'open', link }),
      (error) => {
        if (signal.aborted) return;
        if (isDead(error)) return setState({ kind: 'dead' });
        const message = error instanceof ApiError ? error.message : t('dashboard:failure.generic');
        setState({ kind: 'failed', message });
      },
    );
    return () => controller.abort();
  }, [token, path, reply, attempt]);
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    markDead: () => setState({ kind: 'dead' }),
  };
}

async function askFor<Reply extends z.ZodMiniType>(
  path: string,
  token: string,
  signal: AbortSignal,
  reply: Reply,
): Promise<z.infer<Reply>> {
  const answer = await session.requestOpenly(path, { method: 'POST', body: { token }, signal });
  return reply.parse((answer as { data?: unknown } | null)?.data);
}
