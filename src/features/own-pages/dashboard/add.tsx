import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { NewPage, type OwnPage, ownPageRoutes } from '../contract.ts';
import { typedSlug } from '../schema.ts';
import { AddressField, LIST, PagesOnly, pageOf, rememberPage } from './parts.tsx';

const IDS = { title: 'ownPage-title', slug: 'ownPage-slug' };

export function AddPage() {
  const { t } = useText();
  return (
    <PagesOnly title={t('ownPages:add')}>
      <AddForm />
    </PagesOnly>
  );
}

/** A title and an address; the text is written in the editor, which opens then. */
function AddForm() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Until somebody types an address, it follows the title. */
  const isFollowing = useRef(true);
  const record = useRecordForm<NewPage, NewPage, OwnPage>({
    initial: { record: null, fields: { title: '', slug: '' } },
    rules: () => ({ schema: NewPage }),
    words: {
      label: (path) => t(`ownPageFields:ownPage-${path}`),
      wrong: (path, field) =>
        path === 'slug' ? t('ownPages:wrongSlug') : t('ownPages:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.title.trim() === b.title.trim() && a.slug === b.slug,
    save: async (input) => {
      const { data, message } = await call(ownPageRoutes.create, { body: input });
      toast.success(message);
      return data;
    },
    newerOf: () => null,
    onSaved(page) {
      rememberPage(client, page);
      void navigate(pageOf(page.id), { replace: true, state: { saved: true } });
    },
  });
  const { form } = record;
  const slug = useWatch({ control: form.control, name: 'slug' });
  const { errors, isSubmitted } = form.formState;
  const setSlug = (value: string) => form.setValue('slug', value, { shouldValidate: isSubmitted });
  return (
    <RecordPage
      record={record}
      title={t('ownPages:add')}
      lead={t('ownPages:addLead')}
      texts="ownPages:"
      list={LIST}
      fieldsOf={({ title, slug: address }) => ({ title, slug: address })}
    >
      <FormSection title={t('ownPages:section')} text={t('ownPages:sectionText')}>
        <TextInput
          id={IDS.title}
          label={t('ownPageFields:ownPage-title')}
          description={t('ownPages:hints.title')}
          lang="tr"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (isFollowing.current) setSlug(typedSlug(target.value).replace(/-$/, ''));
            },
          })}
        />
        <AddressField
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
