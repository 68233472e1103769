import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { usePreview } from '../../../dashboard/kit/form/preview.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { RenderedBody } from '../../../dashboard/kit/parts/rendered-body.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type StaticWords, staticPageRoutes } from '../contract.ts';
import css from './static-pages.module.css';

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
  const { formState } = useFormContext<StaticWords>();
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
        <FormMarkdown<StaticWords>
          key={edition}
          name="body"
          label={t('staticPages:fields.body')}
          lang={locale}
        />
      </div>
      {shown === 'read' ? <Preview body={body} locale={locale} /> : null}
    </div>
  );
}

function Preview({ body, locale }: { body: string; locale: Locale }) {
  const { t } = useText();
  const { shown, error, hasText } = usePreview(
    body,
    (settled) => read(staticPageRoutes.preview, { body: { body: settled } }),
    (settled) => settled.trim() !== '',
  );
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  if (!hasText || !shown?.html) return <p className="soft">{t('staticPages:previewEmpty')}</p>;
  return (
    <div className={css.preview} lang={locale}>
      <RenderedBody html={shown.html} />
    </div>
  );
}
