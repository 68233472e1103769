import { Anchor, Skeleton, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RenderedBody } from '../../../dashboard/kit/parts/rendered-body.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/skeletons.tsx';
import { IconSearch } from '../../../ui/tabler-icons/index.ts';
import { GROUPS, taskPath, tasksOf } from '../tasks.ts';
import css from './handbook.module.css';
import { findTasks, handbookLocale, type ListedTask, loadTasks, renderTask } from './load-tasks.ts';

const PATH = '/dashboard/yardim';

/** The tasks in the language of the user, and that language. */
function useTasks() {
  const locale = handbookLocale(useText().locale);
  const query = useQuery({
    queryKey: ['handbook', locale],
    queryFn: () => loadTasks(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, locale };
}

/** All tasks by group, or those with the typed words. */
export function HandbookPage() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [params] = useSearchParams();
  const { data: tasks, locale, isError } = useTasks();
  const onPage = tasksOf(params.get('page') ?? '');
  const found = typed.trim() ? findTasks(tasks ?? [], typed) : null;
  return (
    <div className="page">
      <PageTitle>{t('handbook:title')}</PageTitle>
      <PageHead title={t('handbook:title')} lead={t('handbook:lead')} />
      <TextInput
        type="search"
        maw={480}
        maxLength={100}
        aria-label={t('handbook:find')}
        placeholder={t('handbook:hint')}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {found ? t('handbook:found', { count: found.length }) : ''}
      </p>
      {isError ? <EmptyState kind="failed" title={t('handbook:failedTitle')} text="" /> : null}
      {tasks ? null : (
        <AfterAWhile>
          <Skeleton h={420} />
        </AfterAWhile>
      )}
      {found ? (
        found.length > 0 ? (
          <TaskList tasks={found} locale={locale} />
        ) : (
          <Text c="dimmed">{t('handbook:none')}</Text>
        )
      ) : (
        <div className={css.groups}>
          {tasks && onPage.length > 0 ? (
            <section className={css.onPage} aria-labelledby="handbook-page">
              <h2 id="handbook-page">{t('handbook:onPage')}</h2>
              <TaskList
                tasks={onPage.flatMap((slug) => tasks.find((task) => task.slug === slug) ?? [])}
                locale={locale}
              />
            </section>
          ) : null}
          {GROUPS.map((group) => (
            <section key={group} aria-labelledby={`handbook-${group}`}>
              <h2 id={`handbook-${group}`}>{t(`handbook:groups.${group}`)}</h2>
              <TaskList
                tasks={(tasks ?? []).filter((task) => task.group === group)}
                locale={locale}
              />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function TaskList({ tasks, locale }: { tasks: readonly ListedTask[]; locale: string }) {
  return (
    <ul role="list" className={css.tasks} lang={locale}>
      {tasks.map(({ slug, title }) => (
        <li key={slug}>
          <Anchor component={Link} to={taskPath(slug)}>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** One task: its steps and pictures, and the others of its group. */
export function TaskPage() {
  const { t } = useText();
  const { task: slug } = useParams();
  const navigate = useNavigate();
  const { data: tasks, locale, isError } = useTasks();
  const task = tasks?.find((one) => one.slug === slug);
  if (!task)
    return (
      <div className="page">
        <PageTitle>{t('handbook:title')}</PageTitle>
        <BackLink to={PATH}>{t('handbook:title')}</BackLink>
        {tasks ? (
          <EmptyState kind="none" title={t('handbook:goneTitle')} text={t('handbook:goneText')} />
        ) : isError ? (
          <EmptyState kind="failed" title={t('handbook:failedTitle')} text="" />
        ) : (
          <AfterAWhile>
            <Skeleton h={420} />
          </AfterAWhile>
        )}
      </div>
    );
  const others = (tasks ?? []).filter((one) => one.group === task.group && one !== task);
  /** Links of the text stay in the application, which need not be loaded again. */
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  }
  return (
    <div className="page">
      <PageTitle>{task.title}</PageTitle>
      <BackLink to={PATH}>{t('handbook:title')}</BackLink>
      <h1 lang={locale}>{task.title}</h1>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only its links are pressed, with a key as well */}
      <div lang={locale} className={css.text} onClick={follow}>
        <RenderedBody html={renderTask(task, locale, (key) => t(key))} />
      </div>
      <section aria-labelledby="handbook-more">
        <h2 id="handbook-more">{t(`handbook:groups.${task.group}`)}</h2>
        <TaskList tasks={others} locale={locale} />
      </section>
    </div>
  );
}
