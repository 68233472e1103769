import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { CopyButton } from '../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { editorRoutes, type PreviewLink } from '../editor/contract.ts';

/** Makes, shows and ends the secret link to the newest text of a content. */
export function PreviewLinkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const input = { params: { id } };
  const state = read(editorRoutes.previewLink, input);
  const { data } = useQuery({ ...state, refetchOnMount: 'always' });
  const [made, setMade] = useState<PreviewLink | null>(null);
  const [busy, setBusy] = useState(false);
  const until = made?.until ?? data?.until ?? null;

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: state.queryKey });
    }
  }
  const make = () =>
    run(async () => setMade((await call(editorRoutes.makePreviewLink, input)).data));
  const end = () =>
    run(async () => {
      await call(editorRoutes.endPreviewLink, input);
      setMade(null);
      toast.success(t('content:desk.previewLinkEnded'));
    });

  return (
    <Dialog opened title={t('content:desk.previewLinkTitle')} size={560} onClose={onClose}>
      <Stack gap="sm">
        <p>{t('content:desk.previewLinkText')}</p>
        {made ? (
          <Group gap="xs" wrap="nowrap" align="end">
            <TextInput
              flex={1}
              readOnly
              label={t('content:desk.previewLinkTitle')}
              value={made.url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={made.url} />
          </Group>
        ) : null}
        <p className="hint" role="status">
          {until
            ? t('content:desk.previewLinkUntil', { when: fullMoment(locale, new Date(until)) })
            : null}{' '}
          {until && !made ? t('content:desk.previewLinkReplaces') : null}
        </p>
      </Stack>
      <DialogActions>
        {until ? (
          <Button variant="subtle" color="danger" disabled={busy} onClick={end}>
            {t('content:desk.previewLinkEnd')}
          </Button>
        ) : null}
        <Button variant="filled" loading={busy} onClick={make}>
          {t(until ? 'content:desk.previewLinkNew' : 'content:desk.previewLinkMake')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
