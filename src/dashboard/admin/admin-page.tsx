import { NavLink, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconChevronRight } from '../../ui/tabler-icons/index.ts';
import { useFeatures } from '../frame/features-context.ts';
import { SUBJECTS } from '../kit/feature.ts';
import { textsAt, useText } from '../kit/language/language.ts';
import { ENTRY_ICONS } from '../kit/page/entry-icons.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { NoPermission } from '../kit/parts/no-permission-page.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import { SearchField } from '../kit/table/search-field.tsx';
import { type FoundSetting, findSettings, settingsFor } from '../palette/find-settings.ts';
import css from './admin-page.module.css';

export function AdminPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:admin.title')}</PageTitle>
      {can.site ? (
        <>
          <PageHead title={t('dashboard:admin.title')} />
          <Settings />
        </>
      ) : (
        <NoPermission
          title={t('dashboard:admin.title')}
          reason={t('dashboard:admin.forbidden')}
          text={t('dashboard:admin.forbiddenText')}
        />
      )}
    </div>
  );
}

const LONGEST = 100;

/**
 * All pages by subject, narrowed by what is typed. Enter opens the first; the arrow keys go from the field
 * through the links.
 */
function Settings() {
  const { t, locale } = useText();
  const user = useSessionUser();
  const features = useFeatures();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const words = { say: t, textsAt: (key: string) => textsAt(key, locale) };
  const found = findSettings(settingsFor(features, user), typed, words);
  const isSearch = typed.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = bySubject(found).flatMap(({ settings }) => settings);
    if (isSearch && first) navigate(first.fields[0]?.to ?? first.entry.to);
  }
  function go(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <search>
      <form ref={box} className={css.settings} onSubmit={submit} onKeyDown={go}>
        <SearchField
          label={t('dashboard:admin.search')}
          hint={t('dashboard:admin.searchHint')}
          maxLength={LONGEST}
          value={typed}
          onChange={setTyped}
        />
        <p className={found.length > 0 ? 'sr-only' : css.none} role="status">
          {isSearch
            ? t(found.length > 0 ? 'dashboard:admin.found' : 'dashboard:admin.none', {
                count: found.reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0),
                typed: typed.trim(),
              })
            : ''}
        </p>
        {bySubject(found).map(({ subject, settings }) => (
          <Subject key={subject} subject={subject} settings={settings} />
        ))}
      </form>
    </search>
  );
}

const bySubject = (found: readonly FoundSetting[]) =>
  SUBJECTS.map((subject) => ({
    subject,
    settings: found.filter(({ entry }) => (entry.subject ?? 'site') === subject),
  })).filter(({ settings }) => settings.length > 0);

interface SubjectProps {
  subject: (typeof SUBJECTS)[number];
  settings: readonly FoundSetting[];
}

function Subject({ subject, settings }: SubjectProps) {
  const { t } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`dashboard:admin.subjects.${subject}`)}</h2>
      <ul role="list" className={css.entries}>
        {settings.map(({ entry, fields }) => (
          <Setting key={entry.to} entry={entry} fields={fields} />
        ))}
      </ul>
    </section>
  );
}

/** A page, and below it the fields that were found on it. */
function Setting({ entry: { to, label, text, icon }, fields }: FoundSetting) {
  const { t } = useText();
  const Glyph = ENTRY_ICONS[icon];
  return (
    <li>
      <NavLink
        component={Link}
        to={to}
        py={12}
        label={<Text fw={550}>{t(label)}</Text>}
        description={t(text)}
        leftSection={<Glyph size={20} stroke={1.5} aria-hidden="true" />}
        rightSection={
          <IconChevronRight className="flip" size={18} stroke={1.6} aria-hidden="true" />
        }
      />
      {fields.length > 0 ? (
        <ul role="list" className={css.fields}>
          {fields.map((field) => (
            <li key={field.label}>
              <Link
                to={field.to}
                aria-label={t('dashboard:admin.field', { field: field.label, page: t(label) })}
              >
                {field.label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
