import { Anchor, Button, SegmentedControl, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import {
  ComparedLine,
  RenderedComparison,
} from '../../../../../dashboard/kit/comparison/rendered-comparison.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { showFailure } from '../../../../../dashboard/kit/parts/failure.tsx';
import { RenderedBody } from '../../../../../dashboard/kit/parts/rendered-body.tsx';
import { Status } from '../../../../../dashboard/kit/parts/status.tsx';
import { call, read, reload } from '../../../../../dashboard/kit/session/calls.ts';
import { contentRoutes } from '../../../contract.ts';
import { editorRoutes, type TranslationSource } from '../../../editor/contract.ts';
import type { Content } from '../../../schema.ts';
import { bodyPreview } from '../../content-queries.ts';
import css from './source-pane.module.css';

const PARTS = ['title', 'summary', 'body'] as const;

const hasChanged = ({ seen, ...now }: TranslationSource): boolean =>
  seen !== null && PARTS.some((part) => seen[part] !== now[part]);

interface SourceBesideProps {
  content: Content | null;
  /** The text that is being written. */
  children: ReactNode;
}

/** A translation beside the text from which it was made, and what has changed in that text since. */
export function SourceBeside({ content, children }: SourceBesideProps) {
  const { t } = useText();
  const isLinked = content !== null && content.translations.length > 0;
  const { data } = useQuery({
    ...read(editorRoutes.source, { params: { id: content?.id ?? '' } }),
    enabled: isLinked,
    refetchOnMount: 'always',
  });
  const source = isLinked ? (data ?? null) : null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = source !== null && (chosen ?? hasChanged(source));
  return (
    <div className={css.beside}>
      {source && content ? (
        <div className={css.band}>
          <Text span size="sm" className={css.of}>
            {t('content:source.of')}{' '}
            <Anchor
              component={Link}
              to={`/dashboard/blog/${source.id}/edit`}
              lang={source.language}
              underline="always"
            >
              {source.title}
            </Anchor>
          </Text>
          <span role="status">
            {hasChanged(source) ? (
              <Status tone="warning" shape="dashed" size="small">
                {t('content:source.changed')}
              </Status>
            ) : null}
          </span>
          <Seen content={content} source={source} />
          <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
            {t(`content:source.${isOpen ? 'hide' : 'show'}`)}
          </Button>
        </div>
      ) : null}
      <div className={css.columns} data-open={isOpen || undefined}>
        {isOpen ? <SourcePane source={source} /> : null}
        {children}
      </div>
    </div>
  );
}

/** When the translation was last brought up to date, and the button that says so now. */
function Seen({ content, source }: { content: Content; source: TranslationSource }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id } = content;
  const { queryKey } = read(editorRoutes.source, { params: { id } });
  const { seen } = source;

  async function mark(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await call(editorRoutes.sourceSeen, {
        params: { id },
        body: { of: source.id, version: source.version },
      });
      client.setQueryData(queryKey, data);
      toast.success(t('content:source.marked'));
      void reload(client, contentRoutes, 'list');
    } catch (error) {
      // For example: the source was saved meanwhile; it is shown as it is now.
      showFailure(error);
    } finally {
      await client.invalidateQueries({ queryKey });
      setBusy(false);
    }
  }

  if (seen && !hasChanged(source))
    return (
      <Text span size="sm" c="dimmed">
        {t('content:source.seen', {
          when: fullMoment(locale, new Date(seen.at)),
          who: seen.by ?? t('content:editor.someone'),
        })}
      </Text>
    );
  return (
    <Button size="compact-sm" loading={isBusy} onClick={() => void mark()}>
      {t('content:source.mark')}
    </Button>
  );
}

function SourcePane({ source }: { source: TranslationSource }) {
  const { t } = useText();
  const isChanged = hasChanged(source);
  const [shown, setShown] = useState<'text' | 'changes'>('changes');
  const { seen, language } = source;
  return (
    <aside
      className={css.pane}
      aria-label={t('content:source.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {isChanged ? (
        <SegmentedControl
          mb="md"
          size="xs"
          aria-label={t('content:source.title')}
          value={shown}
          onChange={(value) => setShown(value as typeof shown)}
          data={(['changes', 'text'] as const).map((value) => ({
            value,
            label: t(`content:source.shown.${value}`),
          }))}
        />
      ) : null}
      {seen && isChanged && shown === 'changes' ? (
        <>
          {(['title', 'summary'] as const).map((name) =>
            seen[name] === source[name] ? null : (
              <section key={name} className={css.line} lang={language}>
                <Text size="sm" c="dimmed">
                  {t(`content:editor.fields.${name}`)}
                </Text>
                <ComparedLine before={seen[name]} after={source[name]} />
              </section>
            ),
          )}
          {seen.body === source.body ? null : (
            <RenderedComparison
              before={seen.body}
              after={source.body}
              read={bodyPreview}
              lang={language}
            />
          )}
        </>
      ) : (
        <SourceText source={source} />
      )}
    </aside>
  );
}

function SourceText({ source: { title, summary, body, language } }: { source: TranslationSource }) {
  const { data } = useQuery(bodyPreview(body));
  return (
    <div lang={language}>
      <h2 className={css.title}>{title}</h2>
      {summary ? (
        <Text fw={500} mb="md">
          {summary}
        </Text>
      ) : null}
      {data ? <RenderedBody html={data.html} /> : null}
    </div>
  );
}
