import { Button, Group, Text } from '@mantine/core';
import { useCallback } from 'react';
import { FailedRecordSave } from '../../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { LanguageTabs } from '../../../../dashboard/kit/parts/language-tabs.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import type { EmailTemplate } from '../../schema.ts';
import type { Which } from '../email-calls.ts';
import { EmailFields } from './email-fields.tsx';
import css from './email-form.module.css';
import { EmailPreviewPane } from './email-preview-pane.tsx';
import { ResetButton } from './reset-button.tsx';
import { useEmailForm } from './use-email-form.ts';

interface EmailFormProps {
  title: string;
  which: Which;
  template: EmailTemplate;
}

export function EmailForm({ title, which, template }: EmailFormProps) {
  const { t } = useText();
  const record = useEmailForm(which, template);
  const { form, stored, pending, rebase, remember, submit } = record;
  const { reset } = form;
  const discard = useCallback(() => reset(), [reset]);
  const current = stored.record ?? template;
  const show = (next: EmailTemplate) => rebase({ record: next, fields: next.texts });
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('emailTemplates:faults')}
      onSubmit={() => void submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to="/dashboard/admin/emails">{t('emailTemplates:title')}</BackLink>
          <PageHead title={title} />
          <LanguageTabs
            label={t('emailTemplates:languages')}
            current={which.locale}
            to={(locale) => ({
              pathname: `/dashboard/admin/emails/${which.kind}/${locale}`,
              search: '',
            })}
          />
        </>
      }
    >
      <FailedRecordSave record={record} fieldsOf={({ texts }) => texts} />
      <div className={css.columns}>
        <section aria-label={t('emailTemplates:texts')}>
          <Text c="dimmed" mb="md">
            {t(`emailTemplates:${current.version > 0 ? 'editedNote' : 'builtInNote'}`)}
          </Text>
          <EmailFields template={current} />
          <Group gap="xs" mt="lg">
            <Button type="submit" variant="filled" loading={pending !== null}>
              {t('emailTemplates:save')}
            </Button>
            {current.version > 0 ? (
              <ResetButton
                which={which}
                version={current.version}
                onReset={(data) => {
                  remember(data);
                  show(data);
                }}
              />
            ) : null}
          </Group>
        </section>
        <EmailPreviewPane which={which} />
      </div>
    </RecordForm>
  );
}
