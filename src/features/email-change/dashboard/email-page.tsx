import { useEffect, useState } from 'react';
import { StartPage } from '../../../dashboard/frame/start-page.tsx';
import { useText } from '../../../dashboard/language/language.ts';
import { AfterAWhile } from '../../../dashboard/parts/after-a-while.tsx';
import { useLinkToken } from '../../../dashboard/session/link-token.ts';
import type { EmailLinkReply } from '../schema.ts';
import { EmailForm } from './email-form.tsx';
import { isDead, readLink } from './email-link.ts';
import { Ended } from './ended.tsx';

type State =
  | { kind: 'checking' | 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open' | 'done'; link: EmailLinkReply };

/** Behind the link of an e-mail: confirms a new address, or gives it up. */
export function EmailPage() {
  const token = useLinkToken();
  return token ? <Checked key={token} token={token} /> : <Ended kind="missing" />;
}

function Checked({ token }: { token: string }) {
  const { t } = useText();
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setState({ kind: 'checking' });
    readLink(token, controller.signal).then(
      (link) => controller.signal.aborted || setState({ kind: 'open', link }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        setState(isDead(error) ? { kind: 'dead' } : { kind: 'failed', message: error.message });
      },
    );
    return () => controller.abort();
  }, [token, attempt]);

  switch (state.kind) {
    case 'dead':
      return <Ended kind="dead" />;
    case 'open':
      return (
        <EmailForm
          token={token}
          link={state.link}
          onDone={() => setState({ ...state, kind: 'done' })}
          onDead={() => setState({ kind: 'dead' })}
        />
      );
    case 'done':
      return <Ended kind={state.link.does} email={state.link.email} />;
    case 'failed':
      return (
        <StartPage title={t('emailChange:failedTitle')} notice={state.message} takesFocus>
          <button
            type="button"
            className="button primary"
            onClick={() => setAttempt((count) => count + 1)}
          >
            {t('emailChange:retry')}
          </button>
        </StartPage>
      );
    default:
      return (
        <StartPage title={t('emailChange:checkingTitle')}>
          <AfterAWhile>
            <p className="signin-waiting" role="status">
              <span className="spinner small" aria-hidden="true" />
              {t('dashboard:loading')}
            </p>
          </AfterAWhile>
        </StartPage>
      );
  }
}
