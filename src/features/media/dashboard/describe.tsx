import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { LoadingView } from '../../../dashboard/kit/parts/loading-view.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { isGone } from '../../../dashboard/kit/session/api-error.ts';
import { read, readInLanguage } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { mediaRoutes } from '../contract.ts';
import type { Media } from '../schema.ts';
import css from './describe.module.css';
import { DescribeRow, type Draft, lacksText } from './describe-row.tsx';
import { described, mediaList } from './media-list.ts';
import { EditorsOnly } from './parts.tsx';

/** Pictures that are shown at once; more are loaded on request. */
const PORTION = 24;

/** The texts of many pictures on one page: of some that were chosen, or of all without a text. */
export function DescribePage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const { state, key } = useLocation();
  return (
    <div className="page">
      <PageTitle>{t('media:describe.title')}</PageTitle>
      {can.media ? <Describing key={key} chosen={described(state)} /> : <EditorsOnly />}
    </div>
  );
}

/** Which fields are shown, until the dashboard is loaded again. */
let lastFields: 'alt' | 'all' = 'alt';

function Describing({ chosen }: { chosen: readonly string[] | null }) {
  const { t, locale } = useText();
  const [fields, setFields] = useState(lastFields);
  /** What is typed and not saved, by the ids of the pictures. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const { rows, change, rest, load } = useRows(chosen);
  const draft = useCallback((id: string, next: Draft | null) => {
    setDrafts(({ [id]: _, ...others }) => (next ? { ...others, [id]: next } : others));
  }, []);
  const missing = useQuery(
    read(mediaRoutes.list, { query: { kind: 'image', use: 'noAlt', pageSize: 1 } }),
  );
  const left = chosen ? rows?.filter(lacksText).length : missing.data?.total;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <>
      <BackLink to={mediaList.lastAddress()}>{t('media:title')}</BackLink>
      <PageHead title={t('media:describe.title')}>
        <SegmentedControl
          aria-label={t('media:describe.fields')}
          value={fields}
          onChange={(value) => {
            lastFields = value as typeof fields;
            setFields(lastFields);
          }}
          data={[
            { value: 'alt', label: t('media:describe.onlyAlt') },
            { value: 'all', label: t('media:describe.allFields') },
          ]}
        />
      </PageHead>
      {rows && rows.length > 0 ? (
        <>
          <p className="soft" role="status">
            {left === undefined
              ? null
              : left > 0
                ? t(chosen ? 'media:describe.leftOfChosen' : 'media:describe.left', {
                    count: left,
                    number: number(left),
                  })
                : t('media:describe.doneTitle')}
          </p>
          <p className="hint">{t('media:describe.hint')}</p>
          <ol role="list" className={css.rows}>
            {rows.map((media, place) => (
              <li key={media.id}>
                <DescribeRow
                  media={media}
                  isFirst={place === 0}
                  showsAll={fields === 'all'}
                  draft={drafts[media.id]}
                  onDraft={draft}
                  onChange={change}
                />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {load.error ? (
        <EmptyState kind="failed" title={t('media:list.failedTitle')} error={load.error}>
          <Button onClick={() => load.mutate()}>{t('dashboard:failure.retry')}</Button>
        </EmptyState>
      ) : null}
      {!rows && !load.error ? <LoadingView /> : null}
      {rows?.length === 0 ? (
        <EmptyState
          kind="none"
          title={t('media:describe.doneTitle')}
          text={t('media:describe.doneText')}
        />
      ) : null}
      {rows && rest > 0 ? (
        <Group justify="center">
          <Button loading={load.isPending} onClick={() => load.mutate()}>
            {t('media:describe.more', { count: rest, number: number(rest) })}
          </Button>
        </Group>
      ) : null}
      <UnsavedGuard
        unsaved={Object.keys(drafts).length > 0}
        onDiscard={useCallback(() => setDrafts({}), [])}
      />
    </>
  );
}

/** The pictures that are shown. They stay when they have a text, so that nothing moves while one types. */
function useRows(chosen: readonly string[] | null) {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly Media[] | null>(null);
  const [rest, setRest] = useState(0);
  /** How many of the chosen ones were asked for. */
  const asked = useRef(0);
  const load = useMutation({
    mutationFn: async () => {
      const known = rows ?? [];
      if (!chosen) return readMissing(known);
      const ids = chosen.slice(asked.current, asked.current + PORTION);
      const found = await Promise.all(ids.map(readOne));
      asked.current += ids.length;
      const more = found.filter((one) => one?.kind === 'image') as Media[];
      return { more, rest: chosen.length - asked.current };
    },
    onSuccess(found) {
      setRows([...(rows ?? []), ...found.more]);
      setRest(found.rest);
    },
  });
  const { mutate } = load;
  useEffect(() => mutate(), [mutate]);

  async function readOne(id: string): Promise<Media | null> {
    try {
      const stored = readInLanguage(mediaRoutes.get, { params: { id } });
      return await client.fetchQuery({ ...stored, staleTime: 0 });
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  /** Those without a text after the known ones; what has one now is not in the list any more. */
  async function readMissing(known: readonly Media[]) {
    const lacking = known.filter(lacksText).length;
    const seen = new Set(known.map(({ id }) => id));
    const more: Media[] = [];
    for (let page = Math.floor(lacking / PORTION) + 1; ; page++) {
      const found = await client.fetchQuery({
        ...read(mediaRoutes.list, {
          query: { kind: 'image', use: 'noAlt', page, pageSize: PORTION },
        }),
        staleTime: 0,
      });
      more.push(...found.data.filter(({ id }) => !seen.has(id)));
      if (more.length >= PORTION || page * PORTION >= found.total) {
        const shown = more.slice(0, PORTION);
        return { more: shown, rest: Math.max(0, found.total - lacking - shown.length) };
      }
    }
  }

  const change = useCallback((media: Media) => {
    setRows((all) => all?.map((one) => (one.id === media.id ? media : one)) ?? null);
  }, []);
  return { rows, change, rest, load };
}
