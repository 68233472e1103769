import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useReveal } from '../../../dashboard/kit/form/use-reveal.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import {
  MenuFields,
  type MenuRecord,
  menuFaults,
  menuRoutes,
  type OpenedMenu,
} from '../contract.ts';
import { MenuEditor } from './editor.tsx';
import { idsOf, itemOfField, itemPaths, PREFIX } from './field-ids.ts';
import { useTree } from './tree/use-tree.tsx';

/** The menu of the site, for admins. */
export function MenuPage() {
  const { t } = useText();
  const title = t('menu:title');
  return (
    <AdminsOnly title={title} texts="menu:">
      <OpenRecord query={read(menuRoutes.get)} title={title} texts="menu:">
        {(opened) => <MenuForm opened={opened} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

/** The whole menu in one form. */
function MenuForm({ opened }: { opened: OpenedMenu }) {
  const { t } = useText();
  const record = useMenuForm(opened);
  const [isAsking, setAsking] = useState(false);
  return (
    <RecordPage
      record={record}
      title={t('menu:title')}
      texts="menu:"
      fieldsOf={({ items }) => ({ items })}
      actions={<Button onClick={() => setAsking(true)}>{t('menu:standard.action')}</Button>}
      belowHead={
        <Text c="dimmed" mt={-16}>
          {t('menu:lead')}
        </Text>
      }
      buttons={null}
    >
      <OpenTree
        opened={opened}
        pending={record.pending !== null}
        isAsking={isAsking}
        onAsked={() => setAsking(false)}
      />
    </RecordPage>
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

/** "Address (Donate)": the summary lists the errors of several items. */
function labelOf(t: Say, fields: MenuFields, path: string): string {
  const [, of = '', field = ''] = /^(.*\.\d+)\.(title|url|translations)/.exec(path) ?? [];
  const name = field === 'translations' ? 'translation' : field || 'items';
  const label = t(`menuFields:menu-${name}`);
  const paths = itemPaths(fields);
  const at = paths.findIndex((each) => each.path === of);
  const title = paths[at]?.item.title.trim();
  if (at === -1) return label;
  return title
    ? t('menu:fieldOf', { field: label, item: title })
    : t('menu:fieldOfLine', { field: label, position: at + 1 });
}

const isSame = (a: MenuFields, b: MenuFields) => JSON.stringify(a) === JSON.stringify(b);

/** The form of the whole menu. After saving, it continues from the saved version. */
function useMenuForm({ data: opened, parts }: OpenedMenu) {
  const { t } = useText();
  const client = useQueryClient();
  const checked = useRef<MenuFields>({ items: opened.items });
  const words: FieldWords = {
    label: (path) => labelOf(t, checked.current, path),
    wrong: (_path, field) => t('menu:wrong', { field }),
  };
  return useRecordForm<MenuFields, MenuFields, MenuRecord>({
    initial: { record: opened, fields: { items: opened.items } },
    rules: (fields) => {
      checked.current = fields;
      const say = ([path, rule]: [string, string]) => {
        const field = labelOf(t, fields, path);
        return [path, t(`menuRules:${rule}`, { field })];
      };
      const more = Object.fromEntries(Object.entries(menuFaults(fields)).map(say));
      return { schema: MenuFields, more };
    },
    words,
    ids: idsOf,
    isSame,
    ...saveTo(menuRoutes.save),
    onSaved: (record) =>
      client.setQueryData(read(menuRoutes.get).queryKey, { success: true, data: record, parts }),
  });
}
