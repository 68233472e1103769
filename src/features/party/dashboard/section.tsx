import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locales.ts';
import type { PartyPart } from '../parts.ts';
import type { Logo } from '../schema.ts';
import { PartyField } from './field.tsx';
import css from './form.module.css';
import { FieldList } from './list-field.tsx';
import { ColorField, LogoFields } from './look-fields.tsx';
import { GROUPS } from './sections.ts';

/** From this number of groups on, an index leads to each. */
const INDEX_FROM = 4;

interface PartSectionProps {
  part: PartyPart;
  locale: Locale;
  /** The chosen logo. */
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

/** The fields of one part. */
export function PartSection({ part, locale, logo, onLogo }: PartSectionProps) {
  const { t } = useText();
  const groups = GROUPS[part];
  return (
    <div className={css.sections}>
      {groups.length >= INDEX_FROM ? (
        <nav className={css.index} aria-label={t('partyForm:groupsLabel')}>
          {groups.map(({ key }) => (
            <a
              key={key}
              href={`#party-group-${key}`}
              onClick={(event) => {
                // A change of the address would ask about unsaved values.
                event.preventDefault();
                const group = document.getElementById(`party-group-${key}`);
                group?.scrollIntoView();
                group?.querySelector('h2')?.focus({ preventScroll: true });
              }}
            >
              {t(`partyForm:groups.${key}.title`)}
            </a>
          ))}
        </nav>
      ) : null}
      {groups.map(({ key, paths }) => (
        <FormSection
          key={key}
          anchor={`party-group-${key}`}
          title={t(`partyForm:groups.${key}.title`)}
          text={t(`partyForm:groups.${key}.text`)}
          isWide={locale !== DEFAULT_LOCALE}
        >
          {paths.map((path) => {
            if (path === 'logoId') return <LogoFields key={path} logo={logo} onLogo={onLogo} />;
            if (path === 'darkLogoId') return null;
            if (path === 'color') return <ColorField key={path} logo={logo} />;
            return path.endsWith('.*') ? (
              <FieldList key={path} list={path.slice(0, -2)} locale={locale} />
            ) : (
              <PartyField key={path} path={path} locale={locale} />
            );
          })}
        </FormSection>
      ))}
    </div>
  );
}
