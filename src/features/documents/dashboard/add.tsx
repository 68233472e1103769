import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { typedSlug } from '../../own-pages/schema.ts';
import { type DocumentDetails, documentRoutes, NewDocument } from '../contract.ts';
import { DOCUMENT_LIMITS } from '../schema.ts';
import { DocumentAddress, KindField, LIST, pageOf } from './parts.tsx';

const IDS = { kind: 'document-kind', title: 'document-title', slug: 'document-slug' };

export function AddPage() {
  const { t } = useText();
  const title = t('documentsDesk:add');
  return (
    <AdminsOnly title={title} texts="documentsDesk:">
      <AddForm title={title} />
    </AdminsOnly>
  );
}

const fieldsOf = ({ kind, title, slug }: DocumentDetails): NewDocument => ({ kind, title, slug });

function AddForm({ title }: { title: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Until somebody types an address, it follows the title. */
  const isFollowing = useRef(true);
  const record = useRecordForm<NewDocument, NewDocument, DocumentDetails>({
    initial: { record: null, fields: { kind: 'regulation', title: '', slug: '' } },
    rules: () => ({ schema: NewDocument }),
    words: {
      label: (path) => t(`documentsDesk:fields.${path}`),
      wrong: (_path, field) => t('documentsDesk:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.kind === b.kind && a.title.trim() === b.title.trim() && a.slug === b.slug,
    save: async (input) => {
      const { data, message } = await call(documentRoutes.create, { body: input });
      toast.success(message);
      return data;
    },
    newerOf: () => null,
    onSaved(document) {
      void reload(client, documentRoutes);
      void navigate(pageOf(document.id), { replace: true, state: { saved: true } });
    },
  });
  const { form } = record;
  const slug = form.watch('slug');
  const { errors, isSubmitted } = form.formState;
  const setSlug = (value: string) => form.setValue('slug', value, { shouldValidate: isSubmitted });
  return (
    <RecordPage
      record={record}
      title={title}
      lead={t('documentsDesk:addLead')}
      texts="documentsDesk:"
      list={LIST}
      fieldsOf={fieldsOf}
    >
      <FormSection title={t('documentsDesk:addSection')} text={t('documentsDesk:addSectionText')}>
        <KindField id={IDS.kind} {...form.register('kind')} error={errors.kind?.message} />
        <TextInput
          id={IDS.title}
          label={t('documentsDesk:fields.title')}
          description={t('documentsDesk:hints.title')}
          lang="tr"
          autoComplete="off"
          maxLength={DOCUMENT_LIMITS.title}
          error={errors.title?.message}
          {...form.register('title', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (isFollowing.current) setSlug(typedSlug(target.value).replace(/-$/, ''));
            },
          })}
        />
        <DocumentAddress
          id={IDS.slug}
          value={slug}
          onChange={(value) => {
            if (value !== slug) isFollowing.current = value === '';
            setSlug(value);
          }}
          error={errors.slug?.message}
        />
      </FormSection>
    </RecordPage>
  );
}
