import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { pageOfVideo, videoAt } from '../../../../../platform/markup/video-address.ts';

interface VideoDialogProps {
  opened: boolean;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

const EMPTY = { address: '', title: '', isChecked: false };

/** Asks for the address of a video; only YouTube and Vimeo are shown on the site. */
export function VideoDialog({ opened, onInsert, onClose }: VideoDialogProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(EMPTY);
  const video = videoAt(typed.address.trim());
  function insert() {
    if (!video) return setTyped({ ...typed, isChecked: true });
    const address = pageOfVideo(video);
    const title = typed.title.trim().replace(/[\\[\]]/g, '\\$&');
    onInsert(title ? `[${title}](${address})` : address);
    setTyped(EMPTY);
  }
  return (
    <Dialog opened={opened} title={t('content:editor.videoTitle')} onClose={onClose}>
      <Stack gap="sm">
        <TextInput
          label={t('content:editor.videoAddress')}
          description={t('content:editor.videoHint')}
          inputMode="url"
          data-autofocus
          value={typed.address}
          error={typed.isChecked && !video ? t('content:editor.videoWrong') : undefined}
          onChange={(event) => setTyped({ ...typed, address: event.target.value })}
        />
        <TextInput
          label={t('content:editor.videoName')}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
      </Stack>
      <DialogActions>
        <Button variant="filled" onClick={insert}>
          {t('dashboard:markdown.insert')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
