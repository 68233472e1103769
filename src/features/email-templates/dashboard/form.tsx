import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { PlaceholderButtons } from '../../../dashboard/kit/form/placeholder-buttons.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, read, readInLanguage, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { LanguageTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import {
  EMAIL_PARTS,
  type EmailTemplate,
  EmailTexts,
  emailTemplateRoutes,
  type Which,
} from '../contract.ts';
import css from './form.module.css';
import { EmailPreviewPane } from './preview.tsx';

const LIST = '/dashboard/admin/emails';

const fieldId = (part: keyof EmailTexts) => `email-${part}`;

const IDS = Object.fromEntries(EMAIL_PARTS.map((part) => [part, fieldId(part)]));

/** The first one is where a placeholder is inserted before any field had the focus. */
const WITH_PLACEHOLDERS = ['text' as const, ...EMAIL_PARTS].map(fieldId);

const LONG: readonly (keyof EmailTexts)[] = ['text', 'note'];

const WITH_HINT: readonly (keyof EmailTexts)[] = ['preview', 'text', 'note'];

interface EmailFormProps {
  title: string;
  which: Which;
  template: EmailTemplate;
}

export function EmailForm({ title, which, template }: EmailFormProps) {
  const { t } = useText();
  const record = useEmailForm(which, template);
  const { stored, pending, rebase, remember } = record;
  const current = stored.record ?? template;
  const show = (next: EmailTemplate) => rebase({ record: next, fields: next.texts });
  return (
    <RecordPage
      record={record}
      title={title}
      texts="emailTemplates:"
      list={LIST}
      fieldsOf={({ texts }) => texts}
      belowHead={
        <LanguageTabs
          label={t('emailTemplates:languages')}
          current={which.locale}
          to={(locale) => ({ pathname: `${LIST}/${which.kind}/${locale}`, search: '' })}
        />
      }
      buttons={null}
    >
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
    </RecordPage>
  );
}

/** The texts of an e-mail, in the order in which the recipient reads them. */
function EmailFields({ template }: { template: EmailTemplate }) {
  const { t } = useText();
  const { register, formState } = useFormContext<EmailTexts>();
  const field = (part: keyof EmailTexts) => ({
    id: fieldId(part),
    lang: template.locale,
    label: t(`emailTemplates:fields.${part}`),
    description: WITH_HINT.includes(part) ? t(`emailTemplates:hints.${part}`) : undefined,
    autoComplete: 'off',
    error: formState.errors[part]?.message,
    ...register(part),
  });
  return (
    <Stack>
      <PlaceholderButtons names={template.placeholders} fields={WITH_PLACEHOLDERS} />
      {EMAIL_PARTS.filter((part) => part !== 'action' || template.hasAction).map((part) =>
        LONG.includes(part) ? (
          <Textarea key={part} {...field(part)} autosize minRows={2} maxRows={16} />
        ) : (
          <TextInput key={part} {...field(part)} />
        ),
      )}
    </Stack>
  );
}

interface ResetButtonProps {
  which: Which;
  version: number;
  onReset: (template: EmailTemplate) => void;
}

/** Restores the built-in texts after a confirmation. */
function ResetButton({ which, version, onReset }: ResetButtonProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const resetting = useMutation({
    mutationFn: () => call(emailTemplateRoutes.reset, { params: which, query: { version } }),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      onReset(data);
    },
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('emailTemplates:reset')}</Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('emailTemplates:resetTitle')}
        action={t('emailTemplates:reset')}
        busy={resetting.isPending}
        onConfirm={() => resetting.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('emailTemplates:resetText')}</p>
      </ConfirmDialog>
    </>
  );
}

const wordsOf = (t: Say): FieldWords => ({
  label: (part) => t(`emailTemplates:fields.${part}`),
  wrong: (_part, field) => t('emailTemplates:wrong', { field }),
});

const isSame = (a: EmailTexts, b: EmailTexts) =>
  EMAIL_PARTS.every((part) => a[part].trim() === b[part].trim());

/** The form of the texts of one e-mail. After saving, it continues from the saved version. */
function useEmailForm(which: Which, template: EmailTemplate) {
  const { t } = useText();
  const client = useQueryClient();
  const remember = (data: EmailTemplate) => {
    client.setQueryData(read(emailTemplateRoutes.get, { params: which }).queryKey, data);
    void reload(client, emailTemplateRoutes, 'list');
  };
  const record = useRecordForm<EmailTexts, EmailTexts, EmailTemplate>({
    initial: { record: template, fields: template.texts },
    rules: ({ action }) => {
      const isMissing = template.hasAction && action.trim() === '';
      const field = t('emailTemplates:fields.action');
      return {
        schema: EmailTexts,
        ...(isMissing && { more: { action: t('dashboard:validation.required', { field }) } }),
      };
    },
    words: wordsOf(t),
    ids: IDS,
    isSame,
    ...saveTo(emailTemplateRoutes.save, which),
    onSaved: remember,
  });
  return { ...record, remember };
}

/** The texts of one e-mail in one language. */
export function EmailFormPage() {
  const { t } = useText();
  const { kind = '', locale: segment } = useParams();
  const { can } = useSessionUser();
  const locale = LOCALES.find((one) => one === segment);
  if (!can.site)
    return <NoPermissionPage title={t('emailTemplates:title')} texts="emailTemplates:" />;
  // An unknown language is asked for like an unknown kind: the server answers 404 or 422.
  const which = { kind, locale: locale ?? ('' as Which['locale']) };
  return <LoadedForm key={`${kind} ${segment}`} which={which} />;
}

function LoadedForm({ which }: { which: Which }) {
  const list = useQuery(readInLanguage(emailTemplateRoutes.list));
  const title = list.data?.find(({ kind }) => kind === which.kind)?.name ?? which.kind;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OpenRecord
        query={read(emailTemplateRoutes.get, { params: which })}
        title={title}
        texts="emailTemplates:"
        list={LIST}
      >
        {(template) => <EmailForm title={title} which={which} template={template} />}
      </OpenRecord>
    </>
  );
}
