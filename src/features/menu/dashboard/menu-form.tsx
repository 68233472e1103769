import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { FailedRecordSave } from '../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../dashboard/kit/form/record-form.tsx';
import { useReveal } from '../../../dashboard/kit/form/use-reveal.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { itemOfField, PREFIX } from './field-ids.ts';
import type { OpenedMenu } from './menu-calls.ts';
import { MenuEditor } from './menu-editor.tsx';
import { useTree } from './tree/use-tree.tsx';
import { useMenuForm } from './use-menu-form.ts';

/** The whole menu in one form. */
export function MenuForm({ opened }: { opened: OpenedMenu }) {
  const { t } = useText();
  const record = useMenuForm(opened);
  const { form, submit } = record;
  const [isAsking, setAsking] = useState(false);
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('menu:faults')}
      onSubmit={() => void submit()}
      onDiscard={form.reset}
      head={
        <>
          <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
          <PageHead title={t('menu:title')}>
            <Button onClick={() => setAsking(true)}>{t('menu:standard.action')}</Button>
          </PageHead>
          <Text c="dimmed" mt={-16}>
            {t('menu:lead')}
          </Text>
        </>
      }
    >
      <FailedRecordSave record={record} fieldsOf={({ items }) => ({ items })} />
      <OpenTree
        opened={opened}
        pending={record.pending !== null}
        isAsking={isAsking}
        onAsked={() => setAsking(false)}
      />
    </RecordForm>
  );
}

interface OpenTreeProps {
  opened: OpenedMenu;
  pending: boolean;
  /** Whether to ask before the standard menu replaces the items. */
  isAsking: boolean;
  onAsked: () => void;
}

function OpenTree({ opened: { parts }, pending, isAsking, onAsked }: OpenTreeProps) {
  const { t } = useText();
  const tree = useTree();
  useReveal(PREFIX, (id) => tree.setOpen(itemOfField({ items: tree.items }, id)));
  return (
    <>
      <MenuEditor tree={tree} parts={parts}>
        <Button type="submit" variant="filled" loading={pending}>
          {t('menu:save')}
        </Button>
      </MenuEditor>
      <ConfirmDialog
        opened={isAsking}
        title={t('menu:standard.title')}
        action={t('menu:standard.confirm')}
        onClose={onAsked}
        onConfirm={() => {
          onAsked();
          tree.replace(structuredClone(parts.standard), t('menu:said.standard'));
        }}
      >
        {t('menu:standard.text')}
      </ConfirmDialog>
    </>
  );
}
