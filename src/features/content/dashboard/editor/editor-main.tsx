import type { EditorView } from '@codemirror/view';
import { Box, Group, SegmentedControl, Textarea } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { slugOf } from '../../../../platform/slug.ts';
import { LIMITS, type State } from '../../schema.ts';
import { BodyPreview } from './body-preview.tsx';
import { BodySource } from './body-source.tsx';
import { BodyToolbar } from './body-toolbar.tsx';
import css from './editor.module.css';
import { type EditorFields, fieldId } from './editor-fields.ts';

type Panes = 'write' | 'both' | 'read';
const WORDS_A_MINUTE = 200;
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

interface EditorMainProps {
  edition: number;
  isNew: boolean;
  state: State;
}

/** Title, text and preview. */
export function EditorMain({ edition, isNew, state }: EditorMainProps) {
  const { t, locale } = useText();
  const { register, setValue, getValues, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const source = useRef<EditorView | null>(null);
  const [panes, setPanes] = useState<Panes>(() =>
    window.matchMedia('(min-width: 75em)').matches ? 'both' : 'write',
  );
  const body = useWatch<EditorFields, 'body'>({ name: 'body' });
  const words = countWords(body);

  const title = register('title', {
    onChange: (event) => followTitle(event.target.value),
  });
  const lastTitle = useRef(getValues('title'));
  /**
   * The address is made from the title until a user edits the address or the content is published.
   */
  function followTitle(next: string) {
    const slug = getValues('slug');
    const untouched = slug === slugOf(lastTitle.current);
    lastTitle.current = next;
    if ((isNew || state === 'draft') && untouched) {
      setValue('slug', slugOf(next), { shouldValidate: isSubmitted });
    }
  }
  const onBody = useCallback(
    (text: string) => setValue('body', text, { shouldDirty: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  );

  return (
    <div className={css.main}>
      <Textarea
        className={css.title}
        id={fieldId('title')}
        label={t('content:editor.fields.title')}
        labelProps={{ className: 'sr-only' }}
        placeholder={t('content:editor.titleHint')}
        autosize
        minRows={1}
        variant="unstyled"
        maxLength={LIMITS.title}
        error={errors.title?.message}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...title}
      />
      <div className={css.toolbar}>
        <BodyToolbar view={source} hidden={panes === 'read'} />
        <SegmentedControl
          size="xs"
          ms="auto"
          value={panes}
          onChange={(value) => setPanes(value as Panes)}
          aria-label={t('content:editor.panes')}
          data={(['write', 'both', 'read'] as const).map((value) => ({
            value,
            label: t(`content:editor.pane.${value}`),
          }))}
        />
      </div>
      <div className={css.panes} data-view={panes}>
        <div className={css.source}>
          <BodySource
            key={edition}
            initial={getValues('body')}
            onChange={onBody}
            viewRef={source}
            label={t('content:editor.fields.body')}
            fault={errors.body?.message}
          />
        </div>
        {panes === 'write' ? null : <BodyPreview body={body} />}
      </div>
      <Group justify="space-between" px={{ base: 'md', md: 'xl' }} py="xs" c="dimmed" fz="xs">
        <span>
          {t('content:editor.words', { count: words, words: formatNumber(locale, words) })} ·{' '}
          {t('content:editor.readingTime', {
            minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
          })}
        </span>
        <Box visibleFrom="sm">{t('content:editor.format')}</Box>
      </Group>
    </div>
  );
}
