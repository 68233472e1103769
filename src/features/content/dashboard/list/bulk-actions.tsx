import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { BULK_MOST, type BulkChange } from '../../bulk/schema.ts';
import { CATEGORY_NAMES } from '../../schema.ts';
import { TagDialog } from './tag-dialog.tsx';
import type { Bulk } from './use-bulk.tsx';

interface BulkActionsProps {
  selection: Selection;
  /** How many contents match the filters. */
  total: number;
  /** The selected contents, each in the version that was shown. */
  chosen: () => Promise<BulkChange['items']>;
  changing: Bulk['changing'];
}

/** Publishes, archives, tags, moves or deletes the selected contents. */
export function BulkActions({ selection, total, chosen, changing }: BulkActionsProps) {
  const { t, locale } = useText();
  const [asking, setAsking] = useState<'publish' | 'delete' | 'tag' | null>(null);
  const count = selection.isAll ? total : selection.ids.size;
  const number = formatNumber(locale, count);
  const change = (what: Omit<BulkChange, 'items'>) => {
    changing.mutate({ ...what, items: chosen }, { onSuccess: selection.clear });
    setAsking(null);
  };
  if (count > BULK_MOST)
    return <span role="alert">{t('content:lists.bulk.tooMany', { max: BULK_MOST })}</span>;
  return (
    <>
      <Button onClick={() => setAsking('publish')}>{t('content:lists.bulk.publish')}</Button>
      <Button onClick={() => change({ action: 'archive' })}>
        {t('content:lists.bulk.archive')}
      </Button>
      <Button onClick={() => setAsking('tag')}>{t('content:lists.bulk.tag')}</Button>
      <Menu>
        <Menu.Target>
          <Button loading={changing.isPending}>{t('content:lists.bulk.move')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {CATEGORY_NAMES.map((category) => (
            <Menu.Item key={category} onClick={() => change({ action: 'move', category })}>
              {t(`content:categories.${category}.name`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button color="danger" onClick={() => setAsking('delete')}>
        {t('content:lists.bulk.delete')}
      </Button>
      <ConfirmDialog
        opened={asking === 'publish'}
        title={t('content:lists.bulk.publishTitle', { count, number })}
        action={t('content:lists.bulk.publish')}
        onConfirm={() => change({ action: 'publish' })}
        onClose={() => setAsking(null)}
      >
        <p>{t('content:lists.bulk.publishText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        question={t('content:lists.bulk.deleteTitle', { count, number })}
        action={t('content:lists.bulk.delete')}
        onConfirm={() => change({ action: 'delete' })}
        onClose={() => setAsking(null)}
      >
        <p>{t('content:lists.bulk.deleteText')}</p>
      </ConfirmDialog>
      <TagDialog
        opened={asking === 'tag'}
        onChoose={(action, tag) => change({ action, tag })}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
