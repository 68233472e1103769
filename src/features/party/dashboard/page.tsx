import { Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { goToField, useReveal } from '../../../dashboard/kit/form/use-reveal.ts';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { LanguageTabs, ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { IconAlertTriangle } from '../../../ui/tabler-icons/index.ts';
import { type PartyFields, type PartyRecord, partyRoutes } from '../contract.ts';
import { isBehind, savedTexts, type Translation, translationsIn } from '../texts-in-languages.ts';
import css from './behind.module.css';
import { Saved, useSaved } from './field.tsx';
import { PartySection } from './section.tsx';
import {
  fieldId,
  groupOf,
  hasLanguages,
  placeOf,
  SECTION_NAMES,
  type Section,
} from './sections.ts';
import { usePartyForm } from './use-party-form.ts';

const PATH = '/dashboard/admin/party';

/** The party's identity, for admins. */
export function PartyPage() {
  const { t } = useText();
  const title = t('partyForm:title');
  return (
    <AdminsOnly title={title} texts="partyForm:">
      <OpenRecord query={read(partyRoutes.get)} title={title} texts="partyForm:">
        {(opened) => <PartyForm opened={opened} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

const addressOf = (section: Section, locale: Locale) => ({
  pathname: PATH,
  search: `?section=${section}${locale === DEFAULT_LOCALE ? '' : `&language=${locale}`}`,
});

/** All data of the party: one form, of which one section and one language are shown. */
function PartyForm({ opened }: { opened: PartyRecord }) {
  const { t } = useText();
  const record = usePartyForm(opened);
  const { form, stored, faults } = record;
  const [logo, setLogo] = useState(opened.logo);
  const [params, setParams] = useSearchParams();
  const section = SECTION_NAMES.find((name) => name === params.get('section')) ?? 'identity';
  const locale = LOCALES.find((name) => name === params.get('language')) ?? DEFAULT_LOCALE;
  const { fields: savedFields } = stored.record ?? opened;
  const saved = useMemo(() => savedTexts(savedFields), [savedFields]);
  const storedLogo = stored.record?.logo ?? null;
  const discardLogo = useCallback(() => setLogo(storedLogo), [storedLogo]);
  useReveal('party-', (id) => {
    const place = placeOf(form.getValues(), id);
    setParams(addressOf(place.section, place.locale ?? locale).search, { replace: true });
  });
  const wrong = new Set(
    faults.map((fault) => placeOf(form.getValues(), fault.target ?? '').section),
  );
  return (
    <Saved value={saved}>
      <RecordPage
        record={record}
        title={t('partyForm:title')}
        texts="partyForm:"
        fieldsOf={({ fields }) => fields}
        onDiscarded={discardLogo}
        onRebased={(next, withTyped) => {
          if (!withTyped) setLogo(next.logo);
        }}
        belowHead={
          <ViewTabs
            label={t('partyForm:sectionsLabel')}
            tabs={SECTION_NAMES.map((name) => ({
              key: name,
              label: t(`partyForm:sections.${name}`),
              to: addressOf(name, locale),
              isCurrent: name === section,
              ...(faults.length > 0 && wrong.has(name) && { icon: <WrongIcon /> }),
            }))}
          />
        }
      >
        <BehindList />
        {hasLanguages(section) ? (
          <div>
            <LanguageTabs
              label={t('partyForm:languages')}
              current={locale}
              to={(next) => addressOf(section, next)}
            />
            {locale === DEFAULT_LOCALE ? null : (
              <Text c="dimmed" mt="sm">
                {t('partyForm:translationNote')}
              </Text>
            )}
          </div>
        ) : null}
        <PartySection
          key={`${section} ${locale}`}
          section={section}
          locale={locale}
          logo={logo}
          onLogo={setLogo}
        />
      </RecordPage>
    </Saved>
  );
}

const WrongIcon = () => <IconAlertTriangle size={16} aria-hidden="true" />;

/** How many translations are older than their Turkish text, with links to the first ones. */
function BehindList() {
  const { t } = useText();
  const saved = useSaved();
  const fields = useWatch<PartyFields>() as PartyFields;
  const behind = translationsIn(fields).filter((each) => isBehind(saved, each));
  if (behind.length === 0) return null;
  const groups = Map.groupBy(behind, ({ path }) => groupOf(path));
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
