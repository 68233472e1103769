import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { AfterAWhile } from '../../../../dashboard/kit/parts/after-a-while.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-button.tsx';

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
