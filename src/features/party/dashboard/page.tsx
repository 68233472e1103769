import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useReveal } from '../../../dashboard/kit/form/use-reveal.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { LanguageTabs, ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import {
  type PartFields,
  type PartyRecord,
  PREVIEWED,
  partyRoutes,
  pickPart,
} from '../contract.ts';
import { PARTY_PART_NAMES, PARTY_PARTS, type PartyPart, partyPartPath } from '../parts.ts';
import { savedTexts, untranslated } from '../texts-in-languages.ts';
import { BehindList } from './behind-list.tsx';
import { Saved } from './field.tsx';
import { PartPreview } from './preview.tsx';
import { PartSection } from './section.tsx';
import { hasLanguages, idOfName, languageOf } from './sections.ts';
import { usePartForm } from './use-part-form.ts';

/** A part of the party's data, for admins. */
export function PartPage() {
  const { t } = useText();
  const { part: slug } = useParams();
  const part = PARTY_PART_NAMES.find((name) => PARTY_PARTS[name].slug === slug);
  if (!part) return <Navigate replace to={partyPartPath('identity')} />;
  const title = t(`partyForm:sections.${part}`);
  return (
    <AdminsOnly title={title} texts="partyForm:">
      <OpenRecord key={part} query={read(partyRoutes.get)} title={title} texts="partyForm:">
        {(opened) => <PartForm part={part} opened={opened} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

const addressOf = (part: PartyPart, locale: Locale) => ({
  pathname: partyPartPath(part),
  search: locale === DEFAULT_LOCALE ? '' : `?language=${locale}`,
});

interface PartFormProps {
  part: PartyPart;
  opened: PartyRecord;
}

/** The fields of one part. Beside the Turkish texts are those of the chosen language. */
function PartForm({ part, opened }: PartFormProps) {
  const { t } = useText();
  const record = usePartForm(part, opened);
  const { form, stored } = record;
  const [logo, setLogo] = useState(opened.logo);
  const [params, setParams] = useSearchParams();
  const locale = LOCALES.find((name) => name === params.get('language')) ?? DEFAULT_LOCALE;
  const current = stored.record ?? opened;
  const saved = useMemo(() => savedTexts(current.fields), [current.fields]);
  const discardLogo = useCallback(() => setLogo(current.logo), [current.logo]);
  const title = t(`partyForm:sections.${part}`);
  useReveal('party-', (id) => {
    const language = languageOf(part, form.getValues(), id) ?? locale;
    setParams(language === DEFAULT_LOCALE ? '' : { language }, { replace: true });
  });
  useNamedField(part, form.getValues, params.get('field'));
  const isPreviewed = (PREVIEWED as readonly string[]).includes(part);
  return (
    <Saved value={saved}>
      <RecordPage
        record={record}
        title={title}
        texts="partyForm:"
        lead={t(`partyForm:leads.${part}`)}
        fieldsOf={({ fields }) => pickPart(fields, part)}
        onDiscarded={discardLogo}
        onRebased={(next, withTyped) => {
          if (!withTyped) setLogo(next.logo);
        }}
        belowHead={
          <ViewTabs
            label={t('partyForm:sectionsLabel')}
            tabs={PARTY_PART_NAMES.map((name) => ({
              key: name,
              label: t(`partyForm:sections.${name}`),
              to: addressOf(name, hasLanguages(name) ? locale : DEFAULT_LOCALE),
              isCurrent: name === part,
            }))}
          />
        }
      >
        <BehindList part={part} />
        {hasLanguages(part) ? <Languages part={part} locale={locale} /> : null}
        <PartSection part={part} locale={locale} logo={logo} onLogo={setLogo} />
        {isPreviewed ? (
          <PartPreview part={part as (typeof PREVIEWED)[number]} locale={locale} />
        ) : null}
      </RecordPage>
    </Saved>
  );
}

/** The languages, each with the number of Turkish texts that it lacks. */
function Languages({ part, locale }: { part: PartyPart; locale: Locale }) {
  const { t } = useText();
  const fields = useWatch<PartFields>() as PartFields;
  const missing = (language: Locale) => {
    if (language === DEFAULT_LOCALE) return undefined;
    const count = untranslated(fields, language).length;
    return count === 0 ? t('partyForm:complete') : t('partyForm:missing', { count });
  };
  return (
    <LanguageTabs
      label={t('partyForm:languages')}
      current={locale}
      to={(next) => addressOf(part, next)}
      noteOf={missing}
    />
  );
}

/** A link may name a field, such as `donation-accounts-iban`: it gets the focus. */
function useNamedField(part: PartyPart, fields: () => PartFields, name: string | null): void {
  useEffect(() => {
    const id = name && idOfName(part, fields(), name);
    const field = id && document.getElementById(id);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [part, fields, name]);
}
