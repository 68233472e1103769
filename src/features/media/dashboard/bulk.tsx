import { Anchor, Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Dialog, DialogActions, focusMain } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../dashboard/kit/parts/loading-view.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import type { Selection } from '../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { mediaRoutes } from '../contract.ts';
import { BULK_MOST, type UsedMedia } from '../schema.ts';
import css from './bulk.module.css';
import { DESCRIBE_PATH, describing } from './media-list.ts';
import { TagsField } from './tags.tsx';

/** What can be done with the selected pictures and files. */
export function BulkActions({ selection }: { selection: Selection }) {
  const { t } = useText();
  const [asking, setAsking] = useState<'tag' | 'delete' | null>(null);
  const ids = [...selection.ids];
  if (ids.length > BULK_MOST)
    return <span role="alert">{t('media:bulk.tooMany', { max: BULK_MOST })}</span>;
  const close = () => setAsking(null);
  return (
    <>
      <Button component={Link} to={DESCRIBE_PATH} state={describing(ids)}>
        {t('media:bulk.describe')}
      </Button>
      <Button onClick={() => setAsking('tag')}>{t('media:bulk.tag')}</Button>
      <Button color="danger" onClick={() => setAsking('delete')}>
        {t('media:bulk.delete')}
      </Button>
      <Dialog opened={asking === 'tag'} title={t('media:bulk.tagTitle')} onClose={close}>
        {asking === 'tag' ? <TagForm ids={ids} onClose={close} /> : null}
      </Dialog>
      {asking === 'delete' ? (
        <DeleteDialog
          ids={ids}
          onClose={close}
          onDeleted={(deleted) => selection.set(deleted, false)}
        />
      ) : null}
    </>
  );
}

function TagForm({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [tags, setTags] = useState<string[]>([]);
  const changing = useMutation({
    mutationFn: (body: { add?: string[]; remove?: string[] }) =>
      call(mediaRoutes.changeTags, { body: { ids, ...body } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void reload(client, mediaRoutes);
      onClose();
    },
  });
  const isEmpty = tags.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) changing.mutate({ add: tags });
      }}
    >
      <TagsField autoFocus description={t('media:bulk.tagHint')} value={tags} onChange={setTags} />
      {changing.error ? <FieldFailure error={changing.error} /> : null}
      <DialogActions>
        <Button disabled={isEmpty} onClick={() => changing.mutate({ remove: tags })}>
          {t('media:bulk.removeTags')}
        </Button>
        <Button type="submit" variant="filled" disabled={isEmpty} loading={changing.isPending}>
          {t('media:bulk.addTags')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface DeleteDialogProps {
  ids: string[];
  onDeleted: (ids: string[]) => void;
  onClose: () => void;
}

/** Says which of them are used and where, and deletes the others. */
function DeleteDialog({ ids, onDeleted, onClose }: DeleteDialogProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const used = useQuery({
    queryKey: ['media', 'used', ids],
    queryFn: () => call(mediaRoutes.findUsed, { body: { ids } }),
    gcTime: 0,
  });
  const number = (value: number) => formatNumber(locale, value);
  const deleting = useMutation({
    mutationFn: () => call(mediaRoutes.deleteMany, { body: { ids } }),
    onSuccess: ({ data: { deleted, kept } }) => {
      const count = deleted.length;
      const told = t('media:bulk.deleted', { count, number: number(count) });
      const left = kept.length;
      toast.success(
        left > 0 ? `${told} ${t('media:bulk.kept', { count: left, number: number(left) })}` : told,
      );
      focusMain();
      onDeleted(deleted);
      onClose();
      void reload(client, mediaRoutes);
    },
  });
  const kept = used.data ?? [];
  const free = ids.length - kept.length;
  if (used.data && free === 0)
    return (
      <Dialog opened title={t('media:bulk.noneTitle')} onClose={onClose} size={560}>
        <UsedList used={kept} />
        <DialogActions>
          <Button onClick={onClose} data-autofocus>
            {t('media:upload.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <ConfirmDialog
      opened
      size={560}
      question={used.data ? t('media:bulk.question', { count: free, number: number(free) }) : null}
      action={t('media:bulk.delete')}
      busy={deleting.isPending || used.isPending}
      onConfirm={() => used.data && deleting.mutate()}
      onClose={onClose}
    >
      {used.isPending ? <LoadingView /> : null}
      {kept.length > 0 ? <UsedList used={kept} /> : null}
      <p className="hint">{t('media:details.deleteHint')}</p>
      {used.error ? <FieldFailure error={used.error} /> : null}
      {deleting.error ? <FieldFailure error={deleting.error} /> : null}
    </ConfirmDialog>
  );
}

/** What stays, and what uses it. */
function UsedList({ used }: { used: UsedMedia[] }) {
  const { t, locale } = useText();
  return (
    <Stack gap={6}>
      <p>
        {t('media:bulk.used', { count: used.length, number: formatNumber(locale, used.length) })}
      </p>
      <ul role="list" className={css.used}>
        {used.map(({ id, name, count, uses }) => (
          <li key={id}>
            <strong>{name}</strong>
            <ul role="list">
              {uses.map((use) => (
                <li key={`${use.kind} ${use.id}`}>
                  {use.path ? (
                    <Anchor component={Link} to={use.path} fz="inherit" underline="always">
                      {use.name}
                    </Anchor>
                  ) : (
                    use.name
                  )}{' '}
                  <span className="hint">{use.kindName}</span>
                </li>
              ))}
              {count > uses.length ? (
                <li>{t('media:bulk.moreUses', { count: count - uses.length })}</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
