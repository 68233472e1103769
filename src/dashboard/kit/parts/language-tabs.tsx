import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { LANGUAGE_NAMES } from '../language/language.ts';
import { type ViewTab, ViewTabs } from '../table/view-tabs.tsx';

interface LanguageTabsProps {
  label: string;
  current: Locale;
  /** The address of the page in another language. */
  to: (locale: Locale) => ViewTab['to'];
}

/** Links to the texts of a record in each language. */
export function LanguageTabs({ label, current, to }: LanguageTabsProps) {
  return (
    <ViewTabs
      label={label}
      tabs={LOCALES.map((locale) => ({
        key: locale,
        label: LANGUAGE_NAMES[locale],
        lang: locale,
        to: to(locale),
        isCurrent: current === locale,
      }))}
    />
  );
}
