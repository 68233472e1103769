import { useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { AfterAWhile } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { callOpenly } from '../../../../dashboard/kit/session/call-openly.ts';
import type { Result } from '../../../../dashboard/kit/session/calls.ts';
import type { emailLinkRoutes, passwordLinkRoutes } from '../link-contract.ts';

type LinkRoute = (typeof passwordLinkRoutes)['read'] | (typeof emailLinkRoutes)['read'];
type LinkState<Reply> =
  | { kind: 'missing' | 'checking' | 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; link: Reply };

/**
 * Whether the server does not know the link or could not have created it; false for other errors.
 */
export const isDead = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || 'token' in error.fields);

/** Loads what the link of an e-mail is valid for, each time another link is opened. */
export function useLink<R extends LinkRoute>(token: string, route: R) {
  const { t } = useText();
  const [state, setState] = useState<LinkState<Result<R>>>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; another language does not
  useEffect(() => {
    if (!token) return setState({ kind: 'missing' });
    const controller = new AbortController();
    const { signal } = controller;
    setState({ kind: 'checking' });
    callOpenly<LinkRoute>(route, { body: { token } }, signal).then(
      (link) => signal.aborted || setState({ kind: 'open', link: link as Result<R> }),
      (error) => {
        if (signal.aborted) return;
        if (isDead(error)) return setState({ kind: 'dead' });
        const message = error instanceof ApiError ? error.message : t('dashboard:failure.generic');
        setState({ kind: 'failed', message });
      },
    );
    return () => controller.abort();
  }, [token, route, attempt]);
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    markDead: () => setState({ kind: 'dead' }),
  };
}

/** Shown while the server checks the link of an e-mail. */
export function LinkChecking({ title }: { title: string }) {
  const { t } = useText();
  return (
    <StartPage title={title}>
      <AfterAWhile>
        <p className="soft" role="status">
          <span className="spinner small" aria-hidden="true" /> {t('dashboard:loading')}
        </p>
      </AfterAWhile>
    </StartPage>
  );
}

/** The link could not be checked; a later attempt may succeed. */
export function LinkFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useText();
  return (
    <StartPage title={t('dashboard:failure.linkTitle')} notice={message} takesFocus>
      <button type="button" className={buttonLook} onClick={onRetry}>
        {t('dashboard:failure.retry')}
      </button>
    </StartPage>
  );
}
