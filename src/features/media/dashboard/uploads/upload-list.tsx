import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconX } from '../../../../ui/tabler-icons/index.ts';
import css from './uploads.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** The uploads that run or have failed, and how many are done. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t, locale } = useText();
  const all = uploads.uploads;
  if (all.length === 0) return null;
  const done = all.filter(({ state }) => state === 'done').length;
  const known = all.filter(({ isKnown }) => isKnown).length;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <section className={css.uploads} aria-label={t('media:upload.title')}>
      <Group justify="space-between" wrap="nowrap">
        <p role="status">
          {t('media:upload.done', { done: number(done), count: all.length })}
          {known > 0 ? ` ${t('media:upload.known', { count: known })}` : null}
        </p>
        <Button size="compact-sm" onClick={uploads.clear}>
          {t(uploads.isBusy ? 'media:upload.cancelAll' : 'media:upload.close')}
        </Button>
      </Group>
      <ul role="list" className={css.list}>
        {all
          .filter(({ state }) => state !== 'done')
          .map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useText();
  const { key, file, state, percent, message, mayRetry } = upload;
  const { name } = file;
  const failed = state === 'failed';
  const step = percent === 0 ? 'waiting' : percent === 100 ? 'processing' : 'percent';
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <Text truncate flex={1}>
          {name}
        </Text>
        {failed ? null : (
          <Text span c="dimmed" className="num">
            {t(`media:upload.${step}`, { percent })}
          </Text>
        )}
        {failed && mayRetry ? (
          <Button size="compact-sm" onClick={() => uploads.retry(key)}>
            {t('dashboard:failure.retry')}
          </Button>
        ) : null}
        <ActionIcon
          aria-label={t(failed ? 'media:upload.dismiss' : 'media:upload.cancel', { name })}
          onClick={() => uploads.remove(key)}
        >
          <IconX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Group>
      {failed ? (
        <p className="field-fault" role="alert">
          {message}
        </p>
      ) : (
        <Progress value={percent} aria-label={t('media:upload.progress', { name })} />
      )}
    </li>
  );
}
