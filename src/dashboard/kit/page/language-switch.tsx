import { toast } from 'react-hot-toast/headless';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { Flag } from '../../../ui/flags.tsx';
import { changeLanguage, LANGUAGE_NAMES, say, useText } from '../language/language.ts';

/** The other languages as plain buttons that look like links, for pages without a menu. */
export function LanguageSwitch() {
  const { locale } = useText();
  const change = useLanguageChange();
  const others = LOCALES.filter((name) => name !== locale);
  return (
    <div>
      {others.map((name) => (
        <button
          key={name}
          type="button"
          className="link-button"
          lang={name}
          onClick={() => change(name)}
        >
          <Flag locale={name} />
          {LANGUAGE_NAMES[name]}
        </button>
      ))}
    </div>
  );
}

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
