import '@mantine/core/styles/List.layer.css';
import { Alert, Button, List, Menu, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ToastAction } from '../../../../dashboard/kit/parts/toast-action.tsx';
import { call, type Result, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { contentRoutes } from '../../contract.ts';
import { BULK_MOST, type BulkChange, type BulkResult, deskRoutes } from '../../desk/contract.ts';
import { CATEGORY_NAMES, LIMITS } from '../../schema.ts';
import { useLinksOf, WITH_LINKS_MS } from '../done.tsx';

/** The items may have to be read first. */
type Change = Omit<BulkChange, 'items'> & {
  items: BulkChange['items'] | (() => Promise<BulkChange['items']>);
};

/** Changes of many contents: what was not changed, and a message with which a change can be undone. */
export function useBulk() {
  const { t } = useText();
  const client = useQueryClient();
  const withLinks = useLinksOf();
  /** The contents that stayed as they were, or why nothing was changed. */
  const [left, setLeft] = useState<BulkResult['items'] | string>([]);

  function show({ data }: Result<typeof deskRoutes.undoMany>) {
    setLeft(data.items.filter(({ outcome }) => outcome !== 'changed'));
    void reload(client, contentRoutes);
  }
  const fail = (error: Error) => setLeft(messageOf(error));

  const undoing = useMutation({
    mutationFn: (id: string) => call(deskRoutes.undoMany, { params: { id } }),
    onSuccess: (reply) => {
      show(reply);
      toast.success(reply.message);
    },
    onError: fail,
  });
  const changing = useMutation({
    mutationFn: async ({ items, ...what }: Change) =>
      call(deskRoutes.changeMany, {
        body: { ...what, items: typeof items === 'function' ? await items() : items },
      }),
    onSuccess: (reply, { action }) => {
      show(reply);
      const { undo, items } = reply.data;
      if (!undo) return;
      const [changed, ...others] = items.filter(({ outcome }) => outcome === 'changed');
      const path = action === 'publish' && others.length === 0 && changed?.path;
      const id = toast.success(
        <ToastAction
          label={t('content:lists.bulk.undo')}
          onClick={() => {
            toast.dismiss(id);
            undoing.mutate(undo);
          }}
        >
          {path ? withLinks(reply.message, path) : reply.message}
        </ToastAction>,
        { duration: WITH_LINKS_MS },
      );
    },
    onError: (error) => {
      fail(error);
      void reload(client, contentRoutes);
    },
  });
  return { left, forget: () => setLeft([]), changing };
}
export type Bulk = ReturnType<typeof useBulk>;

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

interface TagDialogProps {
  opened: boolean;
  onChoose: (action: 'addTag' | 'removeTag', tag: string) => void;
  onClose: () => void;
}

/** Asks for a tag; the browser offers those that exist. */
export function TagDialog({ opened, onChoose, onClose }: TagDialogProps) {
  const { t } = useText();
  const { data: choices } = useQuery({
    ...read(deskRoutes.choices),
    staleTime: 60_000,
    enabled: opened,
  });
  const list = useId();
  const [tag, setTag] = useState('');
  const typed = tag.trim();
  return (
    <Dialog opened={opened} title={t('content:lists.bulk.tagTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed) onChoose('addTag', typed);
        }}
      >
        <TextInput
          label={t('content:lists.bulk.tagLabel')}
          list={list}
          maxLength={LIMITS.tag}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
          data-autofocus
        />
        <datalist id={list}>
          {choices?.tags.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <DialogActions>
          <Button disabled={!typed} onClick={() => onChoose('removeTag', typed)}>
            {t('content:lists.bulk.removeTag')}
          </Button>
          <Button type="submit" variant="filled" disabled={!typed}>
            {t('content:lists.bulk.addTag')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The contents that a change of many left as they were, each with the reason. */
export function BulkReport({ left, forget }: Pick<Bulk, 'left' | 'forget'>) {
  const { t, locale } = useText();
  if (left.length === 0) return null;
  const close = { withCloseButton: true, closeButtonLabel: t('content:lists.bulk.close') };
  if (typeof left === 'string')
    return (
      <Alert color="danger" {...close} onClose={forget}>
        {left}
      </Alert>
    );
  const number = formatNumber(locale, left.length);
  return (
    <Alert color="warning" {...close} onClose={forget}>
      <p>{t('content:lists.bulk.left', { count: left.length, number })}</p>
      <List mt={4}>
        {left.map(({ id, title, outcome, reasons }) => (
          <List.Item key={id}>
            {[
              title,
              outcome === 'changed' ? '' : t(`content:lists.outcome.${outcome}`),
              ...Object.values(reasons),
            ]
              .filter(Boolean)
              .join(': ')}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
