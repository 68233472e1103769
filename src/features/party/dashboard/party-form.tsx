import { Button, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedRecordSave } from '../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../dashboard/kit/form/record-form.tsx';
import { useReveal } from '../../../dashboard/kit/form/use-reveal.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { FormActions } from '../../../dashboard/kit/parts/form-section.tsx';
import { LanguageTabs } from '../../../dashboard/kit/parts/language-tabs.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { IconAlertTriangle } from '../../../ui/tabler-icons/index.ts';
import { savedTexts } from '../edit/behind.ts';
import type { PartyRecord } from '../edit/schema.ts';
import { BehindList } from './behind/behind-list.tsx';
import { Saved } from './behind/saved.ts';
import { PartySection } from './form/party-section.tsx';
import { usePartyForm } from './form/use-party-form.ts';
import { hasLanguages, placeOf, SECTION_NAMES, type Section } from './sections.ts';

const PATH = '/dashboard/admin/party';
const addressOf = (section: Section, locale: Locale) => ({
  pathname: PATH,
  search: `?section=${section}${locale === DEFAULT_LOCALE ? '' : `&language=${locale}`}`,
});

/** All data of the party: one form, of which one section and one language are shown. */
export function PartyForm({ opened }: { opened: PartyRecord }) {
  const { t } = useText();
  const record = usePartyForm(opened);
  const { form, stored, faults, pending, submit } = record;
  const [logo, setLogo] = useState(opened.logo);
  const [params, setParams] = useSearchParams();
  const section = SECTION_NAMES.find((name) => name === params.get('section')) ?? 'identity';
  const locale = LOCALES.find((name) => name === params.get('language')) ?? DEFAULT_LOCALE;
  const { fields: savedFields } = stored.record ?? opened;
  const saved = useMemo(() => savedTexts(savedFields), [savedFields]);
  const { reset } = form;
  const storedLogo = stored.record?.logo ?? null;
  const discard = useCallback(() => {
    reset();
    setLogo(storedLogo);
  }, [reset, storedLogo]);
  useReveal('party-', (id) => {
    const place = placeOf(form.getValues(), id);
    setParams(addressOf(place.section, place.locale ?? locale).search, { replace: true });
  });
  const wrong = new Set(
    faults.map((fault) => placeOf(form.getValues(), fault.target ?? '').section),
  );
  return (
    <Saved value={saved}>
      <RecordForm
        record={record}
        className="page"
        title={t('partyForm:faults')}
        onSubmit={() => void submit()}
        onDiscard={discard}
        head={
          <>
            <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
            <PageHead title={t('partyForm:title')} />
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
          </>
        }
      >
        <FailedRecordSave
          record={record}
          fieldsOf={({ fields }) => fields}
          onRebased={(next, withTyped) => {
            if (!withTyped) setLogo(next.logo);
          }}
        />
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
        <FormActions isSticky>
          <Button type="submit" variant="filled" loading={pending !== null}>
            {t('partyForm:save')}
          </Button>
        </FormActions>
      </RecordForm>
    </Saved>
  );
}

const WrongIcon = () => <IconAlertTriangle size={16} aria-hidden="true" />;
