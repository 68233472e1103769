import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';

export const LIST = '/dashboard/admin/boards';
export const ADD = `${LIST}/add`;
export const membersOf = (id: string) => `${LIST}/${id}`;
export const textsOf = (id: string) => `${LIST}/${id}/texts`;

export function ShownMark({ isShown }: { isShown: boolean }) {
  const { t } = useText();
  return isShown ? (
    <Status tone="success" shape="full" size="medium">
      {t('boardsDesk:shown')}
    </Status>
  ) : (
    <Status tone="muted" shape="dashed" size="medium">
      {t('boardsDesk:hidden')}
    </Status>
  );
}

/** Which languages are missing. */
export function useLanguagesNote() {
  const { t } = useText();
  return (written: readonly Locale[]) => {
    const missing = LOCALES.filter((locale) => !written.includes(locale));
    if (missing.length === 0) return t('boardsDesk:complete');
    const languages = missing.map((locale) => LANGUAGE_NAMES[locale]).join(', ');
    return t('boardsDesk:missingIn', { languages });
  };
}
