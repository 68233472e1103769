import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { IconDownload } from '../../../../ui/tabler-icons/index.ts';
import type { Matching } from '../../desk/schema.ts';
import { ExportForm } from './export-form.tsx';

/** Exports what the list shows. Only admins see it. */
export function ExportButton({ filter, total }: { filter: Matching; total: number }) {
  const { t } = useText();
  const { can } = useSessionUser();
  const [opened, setOpened] = useState(false);
  if (!can.identityNumbers) return null;
  return (
    <>
      <Button
        leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('applicationExport:open')}
      </Button>
      <Dialog opened={opened} title={t('applicationExport:title')} onClose={() => setOpened(false)}>
        <ExportForm filter={filter} total={total} onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}
