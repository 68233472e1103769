import { useEffect, useState } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import { ApiError } from '../../../dashboard/session/api-error.ts';
import { session } from '../../../dashboard/session/session.ts';
import { LinkReply } from '../schema.ts';

type LinkState =
  | { kind: 'missing' | 'checking' | 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; link: LinkReply };

/** Unknown to the server, or nothing it would ever have written: not that it is away or busy. */
export const isDead = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || 'token' in error.fields);

/** What a letter's link is good for, asked of the server whenever another one is opened. */
export function useLink(token: string) {
  const { t } = useText();
  const [state, setState] = useState<LinkState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; another language does not
  useEffect(() => {
    if (!token) return setState({ kind: 'missing' });
    const { signal, abort } = withAbort();
    setState({ kind: 'checking' });
    askFor(token, signal).then(
      (link) => signal.aborted || setState({ kind: 'open', link }),
      (error) => {
        if (signal.aborted) return;
        if (isDead(error)) return setState({ kind: 'dead' });
        const message = error instanceof ApiError ? error.message : t('dashboard:failure.generic');
        setState({ kind: 'failed', message });
      },
    );
    return abort;
  }, [token, attempt]);
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    markDead: () => setState({ kind: 'dead' }),
  };
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function askFor(token: string, signal: AbortSignal): Promise<LinkReply> {
  const body = { token };
  const reply = await session.requestOpenly('/api/auth/password-link', {
    method: 'POST',
    body,
    signal,
  });
  return LinkReply.parse((reply as { data?: unknown } | null)?.data);
}
