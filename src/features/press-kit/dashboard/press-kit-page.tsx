import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { partyPartPath } from '../../party/dashboard/shared.ts';
import {
  PRESS_KIT_LIMITS,
  PRESS_KIT_PATH,
  type PressKit,
  PressKitFields,
  pressKitRoutes,
} from '../contract.ts';
import { fieldId, idsOfPictures, PicturesField } from './pictures-field.tsx';

/** Texts and pictures of the press kit, for admins. */
export function PressKitPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('pressKit:title')} texts="pressKit:">
      <OpenRecord query={read(pressKitRoutes.get)} title={t('pressKit:title')} texts="pressKit:">
        {(opened) => <PressKitForm opened={opened} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

function PressKitForm({ opened }: { opened: PressKit }) {
  const { t } = useText();
  const record = usePressKitForm(opened);
  const { register, formState } = record.form;
  return (
    <RecordPage
      record={record}
      title={t('pressKit:title')}
      texts="pressKit:"
      fieldsOf={fieldsOf}
      actions={
        <Button component="a" href={PRESS_KIT_PATH} target="_blank" rel="noopener">
          {t('pressKit:onSite')}
        </Button>
      }
    >
      <FormSection title={t('pressKit:textTitle')} text={t('pressKit:textText')}>
        {LOCALES.map((locale) => (
          <Textarea
            key={locale}
            id={fieldId(`boilerplate.${locale}`)}
            label={LANGUAGE_NAMES[locale]}
            lang={locale}
            autosize
            minRows={3}
            maxRows={14}
            maxLength={PRESS_KIT_LIMITS.boilerplate}
            error={formState.errors.boilerplate?.[locale]?.message}
            {...register(`boilerplate.${locale}`)}
          />
        ))}
      </FormSection>
      <FormSection title={t('pressKit:picturesTitle')} text={t('pressKit:picturesText')}>
        <PicturesField />
      </FormSection>
      <FormSection title={t('pressKit:elsewhereTitle')} text={t('pressKit:elsewhereText')}>
        <Link to={partyPartPath('contact')}>{t('pressKit:toContact')}</Link>
        <Link to={partyPartPath('look')}>{t('pressKit:toLogo')}</Link>
        <Link to="/dashboard/admin/people">{t('pressKit:toPortraits')}</Link>
      </FormSection>
    </RecordPage>
  );
}

const fieldsOf = ({ boilerplate, pictures }: PressKit): PressKitFields => ({
  boilerplate,
  pictures,
});

const isSame = (a: PressKitFields, b: PressKitFields) => JSON.stringify(a) === JSON.stringify(b);

const idsOf = ({ pictures }: PressKitFields): Record<string, string> => {
  const texts = LOCALES.map((locale) => `boilerplate.${locale}`);
  return {
    ...Object.fromEntries(texts.map((path) => [path, fieldId(path)])),
    ...idsOfPictures(pictures),
  };
};

/** After saving, it continues from the saved version. */
function usePressKitForm(opened: PressKit) {
  const { t } = useText();
  const client = useQueryClient();
  return useRecordForm<PressKitFields, PressKitFields, PressKit>({
    initial: { record: opened, fields: fieldsOf(opened) },
    rules: () => ({ schema: PressKitFields }),
    words: {
      label: (path) => t(`pressKitFields:${fieldKey(path)}`),
      wrong: (_, field) => t('dashboard:validation.required', { field }),
    },
    ids: idsOf,
    isSame,
    ...saveTo(pressKitRoutes.save),
    onSaved: (data) => client.setQueryData(read(pressKitRoutes.get).queryKey, data),
  });
}

/** The key of the name of a field: `pictures.0.captions.en` is a caption. */
function fieldKey(path: string): string {
  if (path.startsWith('boilerplate')) return 'pressKit-boilerplate';
  if (path.includes('.captions.')) return 'pressKit-caption';
  if (path.endsWith('.credit')) return 'pressKit-credit';
  return path.endsWith('.mediaId') ? 'pressKit-picture' : 'pressKit-pictures';
}
