import { Button, Group, Paper, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { IconDownload, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import type { PrivacyRequest } from '../../requests/schema.ts';
import { copyOfData, eraseRecord, reloadRequests } from '../privacy-calls.ts';

/** The page of a record, by its kind. */
const PAGES: Record<string, (id: string) => string> = {
  application: (id) => `/dashboard/applications/${id}/details`,
};

/** The record that the request is about: a copy of its data, and its deletion. */
export function RecordPanel({ request }: { request: PrivacyRequest }) {
  const { t } = useText();
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const { id, record, recordCode, erasedAt } = request;
  const copy = useMutation({
    mutationFn: () => copyOfData(id),
    onSuccess: (json) => saveFile(`${recordCode}.json`, json, 'application/json'),
  });
  const page = record && PAGES[record.kind]?.(record.id);
  return (
    <Paper component="section" withBorder px={20} py="md">
      <h2>{t('privacy:application')}</h2>
      <Stack mt="sm" gap="sm">
        <Group gap="xs">
          {recordCode ? <span className="num">{recordCode}</span> : t('privacy:applicationNone')}
          {page ? <Link to={page}>{t('privacy:open')}</Link> : null}
          {recordCode && !record ? <span>{t('privacy:applicationErased')}</span> : null}
          {erasedAt ? <Moment at={erasedAt} /> : null}
        </Group>
        {record ? (
          <>
            <p className="hint">{t('privacy:copyHint')}</p>
            <Group gap="xs">
              <Button
                leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
                loading={copy.isPending}
                onClick={() => copy.mutate()}
              >
                {t('privacy:copy')}
              </Button>
              <Button
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(true)}
              >
                {t('privacy:erase')}
              </Button>
            </Group>
            {copy.error ? <FieldFailure error={copy.error} /> : null}
          </>
        ) : null}
      </Stack>
      <DeleteDialog
        id={deleting ? id : null}
        action={t('privacy:erase')}
        question={t('privacy:eraseTitle')}
        hint={t('privacy:eraseText', { code: recordCode })}
        remove={eraseRecord}
        onRemoved={() => reloadRequests(client, id)}
        onClose={() => setDeleting(false)}
      >
        {recordCode}
      </DeleteDialog>
    </Paper>
  );
}
