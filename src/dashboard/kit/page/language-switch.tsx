import { LOCALES } from '../../../platform/i18n/locales.ts';
import { Flag } from '../../../ui/flags.tsx';
import { LANGUAGE_NAMES, useText } from '../language/language.ts';
import { useLanguageChange } from './use-language-change.ts';

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
