import { Group, Loader, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLastKnown } from '../../../../../dashboard/kit/form/preview.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useSettings } from '../../../../../dashboard/kit/page/settings.ts';
import { PageFrame } from '../../../../../dashboard/kit/parts/page-frame.tsx';
import { read } from '../../../../../dashboard/kit/session/calls.ts';
import { isDay } from '../../../../../platform/days.ts';
import { contentRoutes } from '../../../contract.ts';
import { LIMITS, type TypedContent } from '../../../schema.ts';
import { PreviewFailed } from '../../parts.tsx';
import { type EditorFields, languageIn, writtenNotes } from '../editor-fields.ts';
import { PREVIEW_PAUSE } from './body-checks.tsx';
import css from './page-preview.module.css';

/** In px; a window of a computer is made smaller until it fits. */
const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

const widthHere = (): Width =>
  window.matchMedia('(max-width: 37.49em)').matches ? 'phone' : 'desktop';

/** What the page shows of the fields; those that cannot be shown yet are left out. */
function typedOf(fields: EditorFields, id: string | null): TypedContent {
  const { category, cover, title, ...rest } = fields;
  const { body, summary, author, authorId, place, tags, attachments, corrections } = rest;
  return {
    ...{ id, body, summary, author, authorId, place, tags, attachments },
    // A note is shown as soon as it could be saved.
    corrections: writtenNotes(corrections).filter(({ day }) => isDay(day)),
    title: title.trim().slice(0, LIMITS.title),
    category: category || 'haberler',
    language: languageIn(fields),
    cover: cover && {
      mediaId: cover.mediaId,
      alt: cover.alt,
      caption: cover.caption,
      credit: cover.credit,
      decorative: cover.decorative,
    },
  };
}

/** The page as readers will see it, with what is typed now, at three widths, light and dark. */
export function ContentPagePreview({ id }: { id: string | null }) {
  const { t } = useText();
  const { paletteMode } = useSettings();
  const [width, setWidth] = useState<Width>(widthHere);
  const [mode, setMode] = useState<'light' | 'dark'>(paletteMode);
  const fields = useWatch<EditorFields>() as EditorFields;
  const [settled] = useDebouncedValue(JSON.stringify(typedOf(fields, id)), PREVIEW_PAUSE);
  const { data, error, refetch, isFetching } = useQuery({
    ...read(contentRoutes.previewPage, { body: JSON.parse(settled) as TypedContent }),
    placeholderData: keepPreviousData,
    staleTime: 'static',
    gcTime: 0,
  });
  const shown = useLastKnown(data);
  const title = t('content:editor.preview');
  return (
    <section className={css.preview} data-page="" aria-label={title}>
      <Group className={css.bar} gap="sm" justify="center">
        <SegmentedControl
          size="xs"
          aria-label={t('content:editor.previewWidth')}
          value={width}
          onChange={(value) => setWidth(value as Width)}
          data={(Object.keys(WIDTHS) as Width[]).map((value) => ({
            value,
            label: t(`content:editor.previewWidths.${value}`),
          }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('content:editor.previewMode')}
          value={mode}
          onChange={(value) => setMode(value as typeof mode)}
          data={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`content:editor.previewModes.${value}`),
          }))}
        />
      </Group>
      {error ? <PreviewFailed isFetching={isFetching} onRetry={refetch} /> : null}
      {shown ? (
        <div className={css.stage}>
          <div className={css.window} data-width={width}>
            <PageFrame
              key={width}
              title={title}
              page={shown}
              html={shown.html}
              locale={languageIn(fields)}
              mode={mode}
              className={css.page}
              width={WIDTHS[width]}
            />
          </div>
        </div>
      ) : error ? null : (
        <Loader m="auto" aria-label={t('dashboard:loading')} />
      )}
    </section>
  );
}
