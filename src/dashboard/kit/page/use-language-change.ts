import { toast } from 'react-hot-toast/headless';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { changeLanguage, say } from '../language/language.ts';

export function useLanguageChange() {
  return async (locale: Locale) => {
    try {
      await changeLanguage(locale);
      toast.success(say('dashboard:language.changed'));
    } catch {
      toast.error(say('dashboard:language.failed'));
    }
  };
}
