import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { LANGUAGE_NAMES, useText } from '../language/language.ts';
import css from './view-tabs.module.css';

export interface ViewTab {
  key: string;
  label: string;
  /** The language of the label, if it is not that of the dashboard. */
  lang?: string;
  /** Before the label. */
  icon?: ReactNode;
  /** The address of the view. */
  to: { pathname: string; search: string };
  /** The number of its rows, if it is known. */
  count?: number | undefined;
  /** In place of the number. */
  note?: string | undefined;
  isCurrent: boolean;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly ViewTab[];
  /** From this number on, there may be more rows than were counted: `2.000+`. */
  most?: number | undefined;
}

/** Links to views of a list, each with the number of its rows. */
export function ViewTabs({ label, tabs, most = Number.POSITIVE_INFINITY }: ViewTabsProps) {
  const { locale } = useText();
  const words = (count: number) =>
    count < most ? formatNumber(locale, count) : `${formatNumber(locale, most)}+`;
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  // On a phone the row scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab became the current one
  useEffect(() => {
    // At the next frame the layout is calculated anyway; here it would be calculated twice.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const link = row?.querySelector<HTMLElement>('[aria-current]');
      if (row && link)
        row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - 40;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.tabs} ref={list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              className={css.tab}
              to={tab.to}
              lang={tab.lang}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.icon}
              {tab.label}{' '}
              <Text span fw={400} c="dimmed">
                {tab.note ?? (tab.count === undefined ? '' : words(tab.count))}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LanguageTabsProps {
  label: string;
  current: Locale;
  /** The address of the page in another language. */
  to: (locale: Locale) => ViewTab['to'];
  /** What is said of the texts in a language, such as how many are missing. */
  noteOf?: (locale: Locale) => string | undefined;
}

/** Links to the texts of a record in each language. */
export function LanguageTabs({ label, current, to, noteOf }: LanguageTabsProps) {
  return (
    <ViewTabs
      label={label}
      tabs={LOCALES.map((locale) => ({
        key: locale,
        label: LANGUAGE_NAMES[locale],
        lang: locale,
        to: to(locale),
        isCurrent: current === locale,
        note: noteOf?.(locale),
      }))}
    />
  );
}
