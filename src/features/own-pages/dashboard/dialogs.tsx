import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog, DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { call, forget, reload } from '../../../dashboard/kit/session/calls.ts';
import { type OwnPage, ownPageRoutes, type PageSummary } from '../contract.ts';
import { AddressField } from './parts.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

type Shown = Pick<PageSummary, 'id' | 'title' | 'version'>;

interface RemoveDialogProps {
  /** Null: the dialog is closed. */
  page: Shown | null;
  onRemoved?: () => void;
  onClose: () => void;
}

/** Moves a page to the trash. */
export function RemoveDialog({ page, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <RemovalDialog
      record={page}
      id="ownPage"
      name={page?.title}
      question={t('ownPages:removeQuestion')}
      action={t('ownPages:remove')}
      hint={t('ownPages:removeText')}
      targetHint={t('ownPages:hints.target')}
      remove={({ id, version }, target) =>
        call(ownPageRoutes.remove, { params: { id }, body: { version, target } })
      }
      onRemoved={() => {
        onRemoved?.();
        void reload(client, ownPageRoutes);
      }}
      onClose={onClose}
    />
  );
}

interface EraseDialogProps {
  page: Shown | null;
  onErased?: () => void;
  onClose: () => void;
}

/** Deletes a page of the trash for ever. */
export function EraseDialog({ page, onErased, onClose }: EraseDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={page?.id ?? null}
      action={t('ownPages:erase')}
      question={t('ownPages:eraseQuestion')}
      hint={t('ownPages:eraseText')}
      remove={async (id) => (await call(ownPageRoutes.erase, { params: { id } })).message}
      onRemoved={(id) => {
        onErased?.();
        forget(client, ownPageRoutes, id);
      }}
      onClose={onClose}
    >
      {page?.title}
    </DeleteDialog>
  );
}

interface ChangeDialogProps {
  page: OwnPage;
  opened: boolean;
  onChanged: (page: OwnPage) => void;
  onClose: () => void;
}

/** Makes a published page a draft again. */
export function WithdrawDialog({ page, opened, onChanged, onClose }: ChangeDialogProps) {
  const { t } = useText();
  const { id, version } = page;
  const withdrawing = useMutation({
    mutationFn: () => call(ownPageRoutes.withdraw, { params: { id }, body: { version } }),
    onSuccess({ data, message }) {
      toast.success(message);
      onClose();
      onChanged(data);
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('ownPages:withdrawTitle')}
      action={t('ownPages:withdraw')}
      busy={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate()}
      onClose={() => {
        withdrawing.reset();
        onClose();
      }}
    >
      <p>{t('ownPages:withdrawText')}</p>
      {withdrawing.error ? <FieldFailure error={withdrawing.error} /> : null}
    </ConfirmDialog>
  );
}

/** Changes the address of a page; the former one leads to it. */
export function AddressDialog({ page, opened, onChanged, onClose }: ChangeDialogProps) {
  const { t } = useText();
  const [slug, setSlug] = useState(page.slug);
  const { id, version } = page;
  const moving = useMutation({
    mutationFn: () =>
      call(ownPageRoutes.changeAddress, { params: { id }, body: { slug, version } }),
    onSuccess({ data, message }) {
      toast.success(message);
      onClose();
      onChanged(data);
    },
  });
  const { error } = moving;
  const fault = error instanceof ApiError ? error.fields.slug : undefined;
  const close = () => {
    moving.reset();
    setSlug(page.slug);
    onClose();
  };
  return (
    <Dialog opened={opened} title={t('ownPages:changeAddress')} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the page is around the dialog for React.
          event.stopPropagation();
          moving.mutate();
        }}
      >
        <p className="hint">{t('ownPages:addressText')}</p>
        <AddressField
          id="ownPage-newSlug"
          value={slug}
          onChange={setSlug}
          error={fault}
          except={id}
        />
        {error && !fault ? <FieldFailure error={error} /> : null}
        <DialogActions>
          <Button onClick={close}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={moving.isPending}>
            {t('ownPages:changeAddress')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
