import { Box, Button, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { AltFields, type AltValue } from '../../../../media/dashboard/shared.ts';
import { unfinishedUploads } from '../../../unfinished-uploads.ts';
import css from '../editor.module.css';
import type { TextPicture } from './use-text-pictures.ts';

interface PictureUploadsProps {
  body: string;
  pictures: readonly TextPicture[];
  onRemove: (picture: TextPicture) => void;
  onRetry: (picture: TextPicture) => void;
  onDescribe: (picture: TextPicture, alt: AltValue) => void;
  onRemoveMark: (mark: string) => void;
}

/**
 * The pictures that are being uploaded into the text, those that wait for their alternative text,
 * those that failed, and those whose placeholder an earlier page has left in the text.
 */
export function PictureUploads(props: PictureUploadsProps) {
  const { body, pictures, onRemove, onRetry, onRemoveMark, onDescribe } = props;
  const { t } = useText();
  const left = useMemo(() => {
    const ours = new Set(pictures.map(({ mark }) => mark));
    const marks = unfinishedUploads(body).filter(({ mark }) => !ours.has(mark));
    return [...new Map(marks.map((one) => [one.mark, one])).values()];
  }, [body, pictures]);
  if (pictures.length + left.length === 0) return null;
  return (
    <ul role="list" className={css.uploads} aria-label={t('content:editor.uploads')}>
      {pictures.map((picture) => {
        const { key, file, percent, message, mayRetry, placed } = picture;
        if (placed)
          return (
            <li key={key}>
              <span className={css.uploadName}>{file.name}</span>
              <Box className={css.uploadAlt}>
                <AltFields
                  id={`upload-alt-${key}`}
                  mediaId={placed.id}
                  value={placed}
                  onChange={(alt) => onDescribe(picture, alt)}
                />
              </Box>
              <Button size="compact-sm" onClick={() => onRemove(picture)}>
                {t('media:alt.done')}
              </Button>
            </li>
          );
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
      {left.map(({ mark, name }) => (
        <li key={mark} data-failed>
          <span className={css.uploadName}>{t('content:editor.uploadLeft', { name })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => onRemoveMark(mark)}>
            {t('content:editor.uploadRemove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
