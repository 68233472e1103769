import { Button, Group, Kbd, Text } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconChevronDown, IconChevronUp } from '../../../ui/tabler-icons/index.ts';
import { FailureNote } from '../failure-note.tsx';
import { isShortcut, useSingleKeys } from '../keys/keys.ts';
import { useText } from '../language/language.ts';
import { Failure } from '../parts/failure.tsx';
import { LoadingView } from '../parts/loading-view.tsx';
import { Prose } from '../parts/rendered-body.tsx';
import { compareRendered, partOf, type Row } from './compare-rendered.ts';
import { drawPiece, type MarkNames, piecesOfHtml } from './html-parts.ts';
import css from './rendered-comparison.module.css';

/** The call that renders a text as the site shows it. */
export type ReadRendered = (
  body: string,
  // biome-ignore lint/suspicious/noExplicitAny: only the HTML of the reply is used
) => UseQueryOptions<any, Error, { html: string }, readonly unknown[]>;

interface RenderedComparisonProps {
  /** Both texts in Markdown, the older one first. */
  before: string;
  after: string;
  read: ReadRendered;
  /** The language of both texts. */
  lang?: string | undefined;
}

/** Two versions of a text as one, as readers see it, with what was added and removed. */
export function RenderedComparison({ before, after, read, lang }: RenderedComparisonProps) {
  const old = useRendered(before, read);
  const now = useRendered(after, read);
  const error = old.error ?? now.error;
  const rows = useMemo(
    () =>
      old.html === undefined || now.html === undefined
        ? null
        : compareRendered(piecesOfHtml(old.html), piecesOfHtml(now.html)),
    [old.html, now.html],
  );
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  return rows ? <ComparedText rows={rows} lang={lang} /> : <LoadingView />;
}

/** Two versions of a text without blocks, such as a title, as one. */
export function ComparedLine({ before, after }: { before: string; after: string }) {
  const names = useMarkNames();
  const rows = useMemo(() => compareRendered([before], [after]), [before, after]);
  return rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
    <ShownRow key={place} row={row} names={names} name={undefined} />
  ));
}

function useRendered(body: string, read: ReadRendered) {
  const isEmpty = !body.trim();
  const { data, error, isPlaceholderData } = useQuery({ ...read(body), enabled: !isEmpty });
  // What is shown meanwhile for a preview is another text.
  return { error, html: isEmpty ? '' : isPlaceholderData ? undefined : data?.html };
}

function ComparedText({ rows, lang }: { rows: readonly Row[]; lang: string | undefined }) {
  const { t } = useText();
  const names = useMarkNames();
  const box = useRef<HTMLDivElement>(null);
  const changes = rows.filter(({ change }) => change !== 'same').length;
  const { at, go } = useSteps(box, changes);
  if (changes === 0) return <Text>{t('dashboard:comparison.noneInText')}</Text>;
  let number = 0;
  return (
    <div ref={box}>
      <div className={css.bar}>
        <Text size="sm" role="status">
          {at === null
            ? t('dashboard:comparison.changes', { count: changes })
            : t('dashboard:comparison.changeOf', { number: at + 1, count: changes })}
        </Text>
        <Group gap="xs">
          <StepButton step={-1} onGo={go} />
          <StepButton step={1} onGo={go} />
        </Group>
      </div>
      <Prose lang={lang}>
        {stretches(rows).map((stretch) =>
          stretch.folded ? (
            <Folded key={stretch.start} rows={stretch.rows} names={names} />
          ) : (
            stretch.rows.map((row, place) => (
              <ShownRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
                key={`${stretch.start}-${place}`}
                row={row}
                names={names}
                name={
                  row.change === 'same'
                    ? undefined
                    : t('dashboard:comparison.changeOf', { number: ++number, count: changes })
                }
              />
            ))
          ),
        )}
      </Prose>
    </div>
  );
}

/** How many blocks are shown before and after a change; fewer than `LEAST` others are not hidden. */
const AROUND = 1;
const LEAST = 3;

interface Stretch {
  start: number;
  rows: Row[];
  folded: boolean;
}

/** The rows in their order; those that are the same and far from a change are folded. */
function stretches(rows: readonly Row[]): Stretch[] {
  const isChange = (at: number) => rows[at] !== undefined && rows[at].change !== 'same';
  const out: Stretch[] = [];
  for (const [at, row] of rows.entries()) {
    const near = Array.from({ length: 2 * AROUND + 1 }, (_, step) => at - AROUND + step);
    const folded = !near.some(isChange);
    const last = out.at(-1);
    if (last?.folded === folded) last.rows.push(row);
    else out.push({ start: at, rows: [row], folded });
  }
  return out.map((one) => ({ ...one, folded: one.folded && one.rows.length >= LEAST }));
}

function Folded({ rows, names }: { rows: readonly Row[]; names: MarkNames }) {
  const { t, locale } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={css.fold}
        size="compact-sm"
        variant="subtle"
        fullWidth
        aria-expanded={isOpen}
        leftSection={
          isOpen ? (
            <IconChevronUp size={15} stroke={1.7} aria-hidden="true" />
          ) : (
            <IconChevronDown size={15} stroke={1.7} aria-hidden="true" />
          )
        }
        onClick={() => setOpen(!isOpen)}
      >
        {t('dashboard:comparison.sameBlocks', {
          count: rows.length,
          number: formatNumber(locale, rows.length),
        })}
      </Button>
      {isOpen
        ? rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
            <ShownRow key={place} row={row} names={names} name={undefined} />
          ))
        : null}
    </>
  );
}

interface ShownRowProps {
  row: Row;
  names: MarkNames;
  /** Which of the changes it is. */
  name: string | undefined;
}

function ShownRow({ row, names, name }: ShownRowProps) {
  const { t } = useText();
  const { change } = row;
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    content.current?.replaceChildren(drawPiece(partOf(row), names));
  }, [row, names]);
  if (change === 'same') return <div ref={content} className={css.same} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a change is no set of fields
    <div className={css.row} data-change={change} role="group" aria-label={name} tabIndex={-1}>
      {change === 'moved' || change === 'left' ? (
        <Text className={css.moved} size="sm">
          {t(`dashboard:comparison.${change}`)}
        </Text>
      ) : null}
      <div ref={content} />
    </div>
  );
}

const KEYS = { '-1': 'P', '1': 'N' } as const;

/** Leads from change to change; `at` is the one that was shown last. */
function useSteps(box: React.RefObject<HTMLDivElement | null>, count: number) {
  const [at, setAt] = useState<number | null>(null);
  const areKeysOn = useSingleKeys();
  const go = (step: number) => {
    const next = at === null ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
    const found = box.current?.querySelectorAll<HTMLElement>('[data-change]')[next];
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
    setAt(next);
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && box.current?.contains(event.target);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!(isShortcut(event) || (isHere && isPlain && areKeysOn))) return;
      const [step] = Object.entries(KEYS).find(([, key]) => key === event.key.toUpperCase()) ?? [];
      if (!step) return;
      event.preventDefault();
      latest.current(Number(step));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [box, areKeysOn]);
  return { at: at !== null && at < count ? at : null, go };
}

function StepButton({ step, onGo }: { step: -1 | 1; onGo: (step: number) => void }) {
  const { t } = useText();
  const Icon = step < 0 ? IconChevronUp : IconChevronDown;
  const areKeysOn = useSingleKeys();
  return (
    <Button
      size="compact-sm"
      leftSection={<Icon size={16} stroke={1.7} aria-hidden="true" />}
      aria-keyshortcuts={areKeysOn ? KEYS[step] : undefined}
      rightSection={
        areKeysOn ? (
          <Kbd size="xs" aria-hidden="true">
            {KEYS[step]}
          </Kbd>
        ) : null
      }
      onClick={() => onGo(step)}
    >
      {t(`dashboard:comparison.${step < 0 ? 'previous' : 'next'}`)}
    </Button>
  );
}

function useMarkNames(): MarkNames {
  const { t } = useText();
  return useMemo(() => {
    const say = (name: string, values?: Record<string, string>) =>
      t(`dashboard:comparison.${name}`, values);
    return {
      added: say('added'),
      removed: say('removed'),
      end: say('end'),
      restyled: say('restyled'),
      linkChanged: (from) => say('linkChanged', { from }),
      alt: say('alt'),
      blockKind: say('blockKind'),
      block: (tag) => say(`block.${tag}`),
    };
  }, [t]);
}
