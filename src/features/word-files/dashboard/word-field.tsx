import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { send } from '../../../dashboard/kit/session/send-file.ts';
import { useFileSend } from '../../../dashboard/kit/session/use-file-send.ts';
import { IconUpload } from '../../../ui/tabler-icons/index.ts';
import { FILE_TYPES, MAX_FILE_BYTES } from '../../media/schema.ts';
import { wordRoutes } from '../contract.ts';
import type { Purpose, WordText } from '../schema.ts';
import css from './word-files.module.css';

const MEGABYTES = MAX_FILE_BYTES / 2 ** 20;

/** A Word file on its way to a text. */
export function useWordFile(purpose: Purpose, onRead: (text: WordText) => Promise<void> | void) {
  const { t } = useText();
  return useFileSend({
    maxBytes: MAX_FILE_BYTES,
    tooLarge: t('wordFiles:tooLarge', { megabytes: MEGABYTES }),
    send: (file, signal, onProgress) =>
      send(wordRoutes.read, { query: { purpose } }, file, signal, onProgress),
    onSent: onRead,
  });
}

interface WordFieldProps {
  word: ReturnType<typeof useWordFile>;
  /** A file was read already. */
  hasText?: boolean;
}

/** Takes a Word file, chosen or dropped. */
export function WordField({ word, hasText = false }: WordFieldProps) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { running, failed } = word;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={css.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) word.start(dropped);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={`.docx,.docm,.dotx,${FILE_TYPES.docx}`}
        aria-label={t('wordFiles:choose')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) word.start(chosen);
          event.currentTarget.value = '';
        }}
      />
      {running ? (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text role="status">
              {t(running.percent === 100 ? 'wordFiles:reading' : 'wordFiles:sending', {
                name: running.name,
                percent: running.percent,
              })}
            </Text>
            <Button size="compact-sm" onClick={word.stop}>
              {t('dashboard:dialog.cancel')}
            </Button>
          </Group>
          <Progress
            value={running.percent}
            animated={running.percent === 100}
            aria-label={t('wordFiles:progress', { name: running.name })}
          />
        </>
      ) : (
        <Group gap="8px 16px">
          <Button
            data-autofocus
            leftSection={<IconUpload size={17} stroke={1.6} aria-hidden="true" />}
            aria-describedby={`${id}-hint${failed ? ` ${id}-fault` : ''}`}
            onClick={() => input.current?.click()}
          >
            {t(hasText ? 'wordFiles:chooseOther' : 'wordFiles:choose')}
          </Button>
          <p className="hint" id={`${id}-hint`}>
            {t('wordFiles:drop', { name: '.docx', megabytes: MEGABYTES })}
          </p>
        </Group>
      )}
      {failed && !running ? (
        <p className="field-fault" id={`${id}-fault`} role="alert">
          {failed.message}{' '}
          {failed.mayRetry ? (
            <Button size="compact-sm" onClick={word.retry}>
              {t('dashboard:failure.retry')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
