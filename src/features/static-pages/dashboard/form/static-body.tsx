import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { MarkdownField } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { StaticWords } from '../../schema.ts';
import { staticPreview } from '../static-calls.ts';
import css from '../static-pages.module.css';

type Pane = 'write' | 'read';

interface StaticBodyProps {
  locale: Locale;
  /** Changes when the source must show another text. */
  edition: number;
}

/** The source of a text, and the text as its page shows it. */
export function StaticBody({ locale, edition }: StaticBodyProps) {
  const { t } = useText();
  const [pane, setPane] = useState<Pane>('write');
  const { getValues, setValue, formState } = useFormContext<StaticWords>();
  const body = useWatch<StaticWords, 'body'>({ name: 'body' });
  const fault = formState.errors.body?.message;
  // A fault is in the source.
  const shown = fault ? 'write' : pane;
  return (
    <div className={css.text}>
      <div>
        <SegmentedControl
          aria-label={t('staticPages:panes')}
          value={shown}
          onChange={(value) => setPane(value as Pane)}
          data={(['write', 'read'] as const).map((value) => ({
            value,
            label: t(`staticPages:pane.${value}`),
          }))}
        />
      </div>
      <div hidden={shown !== 'write'}>
        <MarkdownField
          key={edition}
          initial={getValues('body')}
          onChange={(text) =>
            setValue('body', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          label={t('staticPages:fields.body')}
          fault={fault}
          lang={locale}
        />
      </div>
      {shown === 'read' ? <Preview body={body} locale={locale} /> : null}
    </div>
  );
}

/** The pause after typing, in ms, before the text is rendered. */
const PREVIEW_PAUSE = 400;

function Preview({ body, locale }: { body: string; locale: Locale }) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error } = useQuery(staticPreview(settled));
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  if (!data?.html) return <p className="soft">{t('staticPages:previewEmpty')}</p>;
  return (
    <div className={css.preview} lang={locale}>
      <RenderedBody html={data.html} />
    </div>
  );
}
