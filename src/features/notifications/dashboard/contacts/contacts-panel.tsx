import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { contactList } from '../notification-calls.ts';
import css from '../panel.module.css';
import { ContactRow } from './contact-row.tsx';

/** More colleagues than this are searched. */
const FEW = 8;

/** The colleagues: who is here now, and how to reach them. */
export function ContactsPanel() {
  const { t, locale } = useText();
  const query = useQuery(contactList);
  const [words, setWords] = useState('');
  const all = query.data ?? [];
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const found = all.filter(({ name }) => lower(name).includes(lower(words.trim())));
  return (
    <>
      <div className={css.head}>
        <h2>{t('notifications:contacts.title')}</h2>
      </div>
      {all.length > FEW ? (
        <div className={css.search}>
          <TextInput
            aria-label={t('notifications:contacts.search')}
            placeholder={t('notifications:contacts.search')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <PanelState query={query} isEmpty={false} empty="">
        {found.length === 0 ? (
          <div className={css.empty}>
            <p>{t(words ? 'notifications:contacts.none' : 'notifications:contacts.empty')}</p>
            {words ? null : <p>{t('notifications:contacts.emptyText')}</p>}
          </div>
        ) : (
          <ul role="list" className={css.list}>
            {found.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
      </PanelState>
    </>
  );
}
