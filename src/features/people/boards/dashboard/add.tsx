import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { RecordPage } from '../../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, reload } from '../../../../dashboard/kit/session/calls.ts';
import { AddressField } from '../../../own-pages/dashboard/shared.ts';
import { typedSlug } from '../../../own-pages/schema.ts';
import { boardRoutes, NewBoard, type StaffBoard } from '../contract.ts';
import { BOARD_LIMITS } from '../schema.ts';
import { LIST, textsOf } from './parts.tsx';

const IDS = { name: 'board-name', slug: 'board-slug' };

export function AddPage() {
  const { t } = useText();
  const title = t('boardsDesk:add');
  return (
    <AdminsOnly title={title} texts="boardsDesk:">
      <AddForm title={title} />
    </AdminsOnly>
  );
}

function AddForm({ title }: { title: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Until somebody types an address, it follows the name. */
  const isFollowing = useRef(true);
  const record = useRecordForm<NewBoard, NewBoard, StaffBoard>({
    initial: { record: null, fields: { name: '', slug: '' } },
    rules: () => ({ schema: NewBoard }),
    words: {
      label: (path) => t(`boardFields:board-${path}`),
      wrong: (_path, field) => t('boardsDesk:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.name.trim() === b.name.trim() && a.slug === b.slug,
    save: async (input) => {
      const { data, message } = await call(boardRoutes.create, { body: input });
      toast.success(message);
      return data;
    },
    newerOf: () => null,
    onSaved(board) {
      void reload(client, boardRoutes);
      void navigate(textsOf(board.id), { replace: true, state: { saved: true } });
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
      lead={t('boardsDesk:addLead')}
      texts="boardsDesk:"
      list={LIST}
      fieldsOf={({ name, slug: address }) => ({ name, slug: address })}
    >
      <FormSection title={t('boardsDesk:section')} text={t('boardsDesk:sectionText')}>
        <TextInput
          id={IDS.name}
          label={t('boardFields:board-name')}
          lang="tr"
          autoComplete="off"
          maxLength={BOARD_LIMITS.name}
          error={errors.name?.message}
          {...form.register('name', {
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
