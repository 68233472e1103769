import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { usePreview } from '../../../dashboard/kit/form/preview.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { RenderedBody } from '../../../dashboard/kit/parts/rendered-body.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { ownPageRoutes } from '../contract.ts';
import type { PageTexts } from '../schema.ts';
import css from './own-pages.module.css';

type Shared = typeof import('../../media/dashboard/shared-text.ts');

/** Loaded with the text, so that no other page of the dashboard waits for an editor. */
const MarkdownWithPictures = lazy(async () => ({
  default: (await import('../../media/dashboard/shared-text.ts')).MarkdownWithPictures,
})) as unknown as Shared['MarkdownWithPictures'];

type Pane = 'write' | 'read';

/** The text as its page shows it. */
export const previewOf = (body: string) => read(ownPageRoutes.preview, { body: { body } });

interface PageBodyProps {
  locale: Locale;
  /** Changes when the source must show another text. */
  edition: number;
}

/** The source of a text, and the text as its page shows it. */
export function PageBody({ locale, edition }: PageBodyProps) {
  const { t } = useText();
  const [pane, setPane] = useState<Pane>('write');
  const { formState } = useFormContext<PageTexts>();
  // A fault is in the source.
  const shown = formState.errors[locale]?.body ? 'write' : pane;
  return (
    <div className={css.text}>
      <div>
        <SegmentedControl
          aria-label={t('ownPages:panes')}
          value={shown}
          onChange={(value) => setPane(value as Pane)}
          data={(['write', 'read'] as const).map((value) => ({
            value,
            label: t(`ownPages:pane.${value}`),
          }))}
        />
      </div>
      <div hidden={shown !== 'write'}>
        <Suspense fallback={null}>
          <MarkdownWithPictures<PageTexts>
            key={edition}
            name={`${locale}.body`}
            label={t('ownPageFields:ownPage-body')}
            lang={locale}
          />
        </Suspense>
      </div>
      {shown === 'read' ? <Preview locale={locale} /> : null}
    </div>
  );
}

function Preview({ locale }: { locale: Locale }) {
  const { t } = useText();
  const body = useWatch<PageTexts, `${Locale}.body`>({ name: `${locale}.body` });
  const { shown, error, hasText } = usePreview(body, previewOf, (settled) => settled.trim() !== '');
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  if (!hasText || !shown?.html) return <p className="soft">{t('ownPages:previewEmpty')}</p>;
  return (
    <div className={css.preview} lang={locale}>
      <RenderedBody html={shown.html} />
    </div>
  );
}

/** The Turkish text, for those who write another language. */
export function TurkishBeside() {
  const { t } = useText();
  const [title, summary] = useWatch<PageTexts, ['tr.title', 'tr.summary']>({
    name: ['tr.title', 'tr.summary'],
  });
  return (
    <section className={css.turkish} aria-label={t('ownPages:turkishBeside')}>
      <p className="hint">{t('ownPages:turkishBeside')}</p>
      <h2 lang="tr">{title}</h2>
      {summary ? <p lang="tr">{summary}</p> : null}
      <Preview locale="tr" />
    </section>
  );
}
