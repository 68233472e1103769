import { type FrameScope, OFFERED, ownAddress } from './frame-scope.ts';

/** This page in the languages offered, each named in itself. */
export function LanguageLinks({ scope }: { scope: FrameScope }) {
  return (
    <ul className="langs" aria-label={scope.t('site:footer.languages')}>
      {OFFERED.map(([locale, name]) => (
        <li key={locale}>
          <a
            href={ownAddress(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === scope.locale ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
