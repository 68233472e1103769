import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../dashboard/kit/parts/loading-view.tsx';
import { RenderedBody } from '../../../dashboard/kit/parts/rendered-body.tsx';
import { IconFileText } from '../../../ui/tabler-icons/index.ts';
import { LostNote } from '../../word-files/dashboard/shared.tsx';
import type { DocumentDetails, DraftFields } from '../contract.ts';
import type { Article } from '../schema.ts';
import { DraftComparison } from './draft-comparison.tsx';
import css from './form.module.css';
import { lostIdOf, previewOf } from './parts.tsx';

const DraftFromWord = lazy(async () => ({
  default: (await import('./draft-from-word.tsx')).DraftFromWord,
}));

type InForce = NonNullable<DocumentDetails['inForce']>;

/** More are only counted. */
const MOST = 12;

interface LostArticlesProps {
  inForce: InForce | null;
  articles: readonly Article[];
}

/** Warns of articles whose links would lead to nothing in the new version. */
export function LostArticles({ inForce, articles }: LostArticlesProps) {
  const { t } = useText();
  const present = new Set(articles.map(({ id }) => id));
  const lost = (inForce?.articles ?? []).filter(({ id }) => !present.has(id));
  if (lost.length === 0) return null;
  return (
    <p className={css.lost}>
      {t('documentsDesk:lost', { count: lost.length })}{' '}
      {lost
        .slice(0, MOST)
        .map(({ number, title }) => number || title)
        .join(', ')}
      {lost.length > MOST ? '…' : '.'}
    </p>
  );
}

/** The pause after typing, in ms, before the text is rendered. */
const PREVIEW_PAUSE = 400;

type Pane = 'write' | 'read' | 'compare';

interface DraftTextProps {
  document: DocumentDetails;
  /** Changes when the source must show another text. */
  edition: number;
  /** The same comparison is open in a dialog: two landmarks must not have one name. */
  isCompared: boolean;
  /** Called when the whole text was replaced. */
  onText: () => void;
}

/** The text of a draft: its source, its page, and what differs from the version in force. */
export function DraftText({ document, edition, isCompared, onText }: DraftTextProps) {
  const { t } = useText();
  const [isFromWord, setFromWord] = useState(false);
  /** Counts texts from Word files: each has its own list of what was lost. */
  const [words, setWords] = useState(0);
  const [pane, setPane] = useState<Pane>('write');
  const { formState } = useFormContext<DraftFields>();
  const fields = useWatch<DraftFields>() as DraftFields;
  const fault = formState.errors.body?.message;
  const { inForce } = document;
  const panes: Pane[] = inForce ? ['write', 'read', 'compare'] : ['write', 'read'];
  // A fault is in the source.
  const shown = fault ? 'write' : pane;
  return (
    <section className={css.text} aria-labelledby="draft-text">
      <div className={css.textHead}>
        <div>
          <h2 id="draft-text">{t('documentsDesk:fields.body')}</h2>
          <Text c="dimmed">{t('documentsDesk:textText')}</Text>
        </div>
        <Group gap="xs">
          <Button
            leftSection={<IconFileText size={17} stroke={1.6} aria-hidden="true" />}
            onClick={() => setFromWord(true)}
          >
            {t('wordFiles:fromWord')}
          </Button>
          <SegmentedControl
            aria-label={t('documentsDesk:panes')}
            value={shown}
            onChange={(value) => setPane(value as Pane)}
            data={panes.map((value) => ({ value, label: t(`documentsDesk:pane.${value}`) }))}
          />
        </Group>
      </div>
      <LostNote key={words} id={lostIdOf(document)} />
      <Suspense>
        {isFromWord ? (
          <DraftFromWord
            document={document}
            onText={() => {
              setWords((count) => count + 1);
              onText();
            }}
            onClose={() => setFromWord(false)}
          />
        ) : null}
      </Suspense>
      <div hidden={shown !== 'write'}>
        <FormMarkdown<DraftFields>
          key={edition}
          name="body"
          label={t('documentsDesk:fields.body')}
          lang="tr"
        />
      </div>
      {shown === 'read' ? <DraftPreview body={fields.body} inForce={inForce} /> : null}
      {shown === 'compare' && inForce && !isCompared && !isFromWord ? (
        <DraftComparison inForce={inForce} fields={fields} />
      ) : null}
    </section>
  );
}

interface DraftPreviewProps {
  body: string;
  inForce: InForce | null;
}

/** The text as its page shows it, and the links of its articles. */
function DraftPreview({ body, inForce }: DraftPreviewProps) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error } = useQuery(previewOf(settled));
  if (!settled.trim()) return <p className="soft">{t('documentsDesk:pdfOnlyHint')}</p>;
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  if (!data) return <LoadingView />;
  if (!data.html) return <p className="soft">{t('documentsDesk:pdfOnlyHint')}</p>;
  return (
    <>
      <LostArticles inForce={inForce} articles={data.articles} />
      <div className={css.columns}>
        <section
          className={css.articles}
          aria-labelledby="draft-articles"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          <h3 id="draft-articles">
            {t('documentsDesk:articles', { count: data.articles.length })}
          </h3>
          <ol role="list">
            {data.articles.map(({ id, number, title, level }) => (
              <li key={id} data-level={level}>
                {[number, title].filter(Boolean).join(': ')} <code>#{id}</code>
              </li>
            ))}
          </ol>
        </section>
        <div className={css.preview} lang="tr">
          <RenderedBody html={data.html} />
        </div>
      </div>
    </>
  );
}
