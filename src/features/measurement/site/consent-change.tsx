import type { TFunction } from 'i18next';
import type { Party } from '../../party/schema.ts';
import { containerOf } from '../tag-manager.ts';

/** Opens the question again, for the footer; only where there is something to choose. */
export function ConsentChange({ t, party }: { t: TFunction; party: Party }) {
  if (!containerOf(party)) return null;
  return (
    <button className="consent-change" type="button" data-consent="" hidden>
      {t('measurement:consent.change')}
    </button>
  );
}
