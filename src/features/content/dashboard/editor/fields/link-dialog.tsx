import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { SearchField } from '../../../../../dashboard/kit/table/search-field.tsx';
import { LOCALE_NAMES, type Locale } from '../../../../../platform/i18n/locales.ts';
import { type Content, LIMITS } from '../../../schema.ts';
import { contentPage } from '../../content-calls.ts';
import { StateMark } from '../../state-mark.tsx';
import css from './fields.module.css';

/** How many contents are searched for those in other languages. */
const SEARCHED = 50;
const PAUSE = 250;

interface LinkDialogProps {
  opened: boolean;
  content: Content;
  /** The languages that have no translation yet. */
  languages: readonly Locale[];
  fault: string | null;
  isBusy: boolean;
  onLink: (id: string) => void;
  onClose: () => void;
}

/** Finds an existing content in another language, to link it as a translation. */
export function LinkDialog(props: LinkDialogProps) {
  const { t } = useText();
  const { opened, content, languages, fault, isBusy } = props;
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const filter = { pageSize: SEARCHED, sort: '-updatedAt' as const, ...(q && { q }) };
  const { data } = useQuery({ ...contentPage(filter), enabled: opened });
  const found = (data?.data ?? []).filter(
    ({ id, language }) => id !== content.id && languages.includes(language),
  );
  return (
    <Dialog opened={opened} title={t('content:fields.linkTitle')} onClose={props.onClose}>
      <Stack gap="sm">
        <SearchField
          label={t('content:editor.search')}
          hint={t('content:editor.searchHint')}
          maxLength={LIMITS.title}
          value={typed}
          onChange={setTyped}
        />
        <div role="alert">{fault ? <p className="field-fault">{fault}</p> : null}</div>
        {data && found.length === 0 ? <p>{t('content:fields.linkNone')}</p> : null}
        <ul role="list" className={css.rows}>
          {found.map(({ id, title, language, state }) => (
            <li key={id}>
              <div>
                <b>{LOCALE_NAMES[language]}</b> <StateMark state={state} />
                <span lang={language}>{title}</span>
              </div>
              <Button size="compact-sm" disabled={isBusy} onClick={() => props.onLink(id)}>
                {t('content:fields.linkThis')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
