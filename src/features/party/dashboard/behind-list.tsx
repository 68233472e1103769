import { useWatch } from 'react-hook-form';
import { goToField } from '../../../dashboard/kit/form/use-reveal.ts';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import type { PartFields } from '../contract.ts';
import type { PartyPart } from '../parts.ts';
import { isBehind, type Translation, translationsIn } from '../texts-in-languages.ts';
import css from './behind.module.css';
import { useSaved } from './field.tsx';
import { fieldId, groupOf } from './sections.ts';

/** How many translations are older than their Turkish text, with links to the first ones. */
export function BehindList({ part }: { part: PartyPart }) {
  const { t } = useText();
  const saved = useSaved();
  const fields = useWatch<PartFields>() as PartFields;
  const behind = translationsIn(fields).filter((each) => isBehind(saved, each));
  if (behind.length === 0) return null;
  const groups = Map.groupBy(behind, ({ path }) => groupOf(part, path));
  return (
    <section className={css.list} data-reveal aria-labelledby="party-behind">
      <h2 id="party-behind">{t('partyForm:behind.count', { count: behind.length })}</h2>
      <p>{t('partyForm:behind.text')}</p>
      <ul role="list">
        {[...groups].map(([group, translations]) => (
          <li key={group}>
            {t(`partyForm:groups.${group}.title`)}: <Languages {...{ group, translations }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LanguagesProps {
  group: string;
  translations: Translation[];
}

function Languages({ group, translations }: LanguagesProps) {
  const { t } = useText();
  const languages = [...Map.groupBy(translations, ({ locale }) => locale)];
  return languages.map(([locale, [first, ...more]]) => {
    if (!first) return null;
    const id = fieldId(`${first.path}.${locale}`);
    const name = LANGUAGE_NAMES[locale];
    const label = more.length > 0 ? `${name} (${more.length + 1})` : name;
    return (
      <a
        key={locale}
        href={`#${id}`}
        aria-label={`${t(`partyForm:groups.${group}.title`)}: ${label}`}
        onClick={(event) => goToField(event, id)}
      >
        {label}
      </a>
    );
  });
}
