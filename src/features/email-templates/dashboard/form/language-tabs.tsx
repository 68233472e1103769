import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import type { Which } from '../email-calls.ts';

/** Links to the same e-mail in each language. */
export function LanguageTabs({ which }: { which: Which }) {
  const { t } = useText();
  return (
    <ViewTabs
      label={t('emailTemplates:languages')}
      tabs={LOCALES.map((locale) => ({
        key: locale,
        label: LANGUAGE_NAMES[locale],
        lang: locale,
        to: { pathname: `/dashboard/admin/emails/${which.kind}/${locale}`, search: '' },
        isCurrent: which.locale === locale,
      }))}
    />
  );
}
