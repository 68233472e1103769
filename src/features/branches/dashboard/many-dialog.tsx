import { Button, NativeSelect, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { branchRoutes } from '../contract.ts';

interface ManyDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Opens the branches of all provinces, or of all districts of one. */
export function ManyDialog({ opened, onClose }: ManyDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  /** Empty: all provinces. */
  const [province, setProvince] = useState('');
  const adding = useMutation({
    mutationFn: () =>
      call(branchRoutes.createMany, {
        body: { province: province === '' ? null : Number(province) },
      }),
    onSuccess({ data: { added } }) {
      toast.success(
        added > 0 ? t('branchesDesk:manyDone', { count: added }) : t('branchesDesk:manyNone'),
      );
      void reload(client, branchRoutes);
      onClose();
    },
  });
  return (
    <Dialog opened={opened} title={t('branchesDesk:manyTitle')} onClose={onClose}>
      <Stack gap="sm" align="stretch">
        <NativeSelect
          id="branch-many"
          label={t('branchesDesk:branch')}
          description={t('branchesDesk:manyText')}
          value={province}
          onChange={({ currentTarget }) => setProvince(currentTarget.value)}
          data={[
            { value: '', label: t('branchesDesk:manyProvinces') },
            {
              group: t('branchesDesk:manyDistricts'),
              items: PROVINCES.map(({ plate, name }) => ({ value: String(plate), label: name })),
            },
          ]}
        />
        {adding.error ? <FieldFailure error={adding.error} /> : null}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
        <Button variant="filled" loading={adding.isPending} onClick={() => adding.mutate()}>
          {t('branchesDesk:addMany')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
