import { PartyMark } from '../../../ui/party-mark.tsx';
import { useText } from '../language/language.ts';
import { currentParty } from '../page/party.ts';

/** Covers the whole window while the first page is loaded. */
export function LoadingView() {
  const { t } = useText();
  return (
    <div className="loading-view">
      <PartyMark logo={currentParty().logo} />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{t('dashboard:loading')}</p>
    </div>
  );
}
