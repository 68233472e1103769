import { ActionIcon, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../dashboard/kit/language/moment.ts';
import { Initials } from '../../../dashboard/kit/parts/initials.tsx';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { watch } from '../../../dashboard/kit/session/calls.ts';
import { IconMail, IconPhone } from '../../../ui/tabler-icons/index.ts';
import { type Contact, notificationRoutes } from '../contract.ts';
import css from './panel.module.css';

/** More colleagues than this are searched. */
const FEW = 8;

/** The colleagues: who is here now, and how to reach them. */
export function ContactsPanel() {
  const { t, locale } = useText();
  const query = useQuery(watch(notificationRoutes.contacts));
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

function ContactRow({ contact }: { contact: Contact }) {
  const { t, locale } = useText();
  const { name, role, email, phone, isHere, seenAt } = contact;
  const seen = seenAt
    ? t('notifications:contacts.seen', { when: timeAgo(locale, new Date(seenAt)) })
    : t('notifications:contacts.never');
  return (
    <li className={css.contact}>
      <span className={css.person}>
        <Initials name={name} />
        {isHere ? <span className={css.here} aria-hidden="true" /> : null}
      </span>
      <span className={css.who}>
        <strong>{name}</strong>
        <span className={css.meta}>
          {t(`auth:role.${role}`)} · {isHere ? t('notifications:contacts.here') : seen}
        </span>
      </span>
      {phone ? (
        <ActionIcon
          component="a"
          href={`tel:${phone}`}
          title={phone}
          aria-label={t('notifications:contacts.call', { name })}
        >
          <IconPhone size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ) : null}
      <ActionIcon
        component="a"
        href={`mailto:${email}`}
        title={email}
        aria-label={t('notifications:contacts.write', { name })}
      >
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
