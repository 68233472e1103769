import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { IconTrash } from '../../../../ui/tabler-icons/index.ts';
import type { MediaDetails } from '../../schema.ts';
import { mediaList } from '../list/media-list.ts';
import { deleteMedia, reloadMedia } from '../media-calls.ts';

/** Deletes it; the button explains why it cannot while something uses it. */
export function DeleteMedia({ media }: { media: MediaDetails }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const why = useId();
  const [deleting, setDeleting] = useState<string | null>(null);
  const isUsed = media.uses.length > 0;
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        data-disabled={isUsed || undefined}
        aria-disabled={isUsed || undefined}
        aria-describedby={isUsed ? why : undefined}
        title={isUsed ? t('media:details.usedHint') : undefined}
        onClick={() => !isUsed && setDeleting(media.id)}
      >
        {t('media:details.delete')}
      </Button>
      <span id={why} className="sr-only">
        {t('media:details.usedHint')}
      </span>
      <DeleteDialog
        id={deleting}
        action={t('media:details.delete')}
        question={t('media:details.deleteQuestion')}
        hint={t('media:details.deleteHint')}
        remove={deleteMedia}
        onRemoved={() => {
          void reloadMedia(client);
          void navigate(mediaList.lastAddress(), { state: { saved: true } });
        }}
        onClose={() => setDeleting(null)}
      >
        {media.name}
      </DeleteDialog>
    </>
  );
}
