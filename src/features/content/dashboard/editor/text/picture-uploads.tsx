import { Button, Progress } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import css from '../editor.module.css';
import type { TextPicture } from './use-text-pictures.ts';

interface PictureUploadsProps {
  pictures: readonly TextPicture[];
  onRemove: (picture: TextPicture) => void;
  onRetry: (picture: TextPicture) => void;
}

/** The pictures that are being uploaded into the text, and those that failed. */
export function PictureUploads({ pictures, onRemove, onRetry }: PictureUploadsProps) {
  const { t } = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label={t('content:editor.uploads')}>
      {pictures.map((picture) => {
        const { key, file, percent, message, mayRetry } = picture;
        return (
          <li key={key} data-failed={message ? '' : undefined}>
            <span className={css.uploadName}>{file.name}</span>
            {message ? (
              <span role="alert">{message}</span>
            ) : (
              <Progress value={percent} aria-label={file.name} w={120} />
            )}
            {message && mayRetry ? (
              <Button size="compact-sm" onClick={() => onRetry(picture)}>
                {t('content:editor.uploadRetry')}
              </Button>
            ) : null}
            <Button size="compact-sm" variant="subtle" onClick={() => onRemove(picture)}>
              {t(message ? 'content:editor.uploadRemove' : 'content:editor.uploadCancel')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
