import { PartyMark } from '../../../ui/party-mark.tsx';
import { useText } from '../language/language.ts';
import { useParty } from '../page/party.ts';

/** Covers the whole window while the first page is loaded. */
export function LoadingView() {
  const { t } = useText();
  const { logo } = useParty();
  return (
    <div className="loading-view">
      <PartyMark logo={logo} />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{t('dashboard:loading')}</p>
    </div>
  );
}
