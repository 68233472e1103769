import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { menuFaults } from '../edit/faults.ts';
import { MenuFields, type MenuRecord } from '../edit/schema.ts';
import { idsOf, itemPaths } from './field-ids.ts';
import { menuQuery, newerMenu, type OpenedMenu, saveMenu } from './menu-calls.ts';

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
export function useMenuForm({ data: opened, parts }: OpenedMenu) {
  const { t } = useText();
  const client = useQueryClient();
  const checked = useRef<MenuFields>({ items: opened.items });
  const words: FieldWords = {
    label: (path) => labelOf(t, checked.current, path),
    wrong: (_path, field) => t('menu:wrong', { field }),
  };
  return useRecordForm<MenuFields, MenuFields, MenuRecord>({
    initial: { record: opened, fields: { items: opened.items } },
    target: undefined,
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
    async save(fields, { over }) {
      const version = over.record?.version ?? 0;
      const { data, message } = await saveMenu({ ...fields, version });
      toast.success(message);
      return data;
    },
    newerOf: newerMenu,
    onSaved: (record) => client.setQueryData(menuQuery.queryKey, { data: record, parts }),
  });
}
