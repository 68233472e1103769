import { ActionIcon } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../dashboard/kit/language/moment.ts';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { IconMail, IconPhone } from '../../../../ui/tabler-icons/index.ts';
import type { Contact } from '../../schema.ts';
import css from '../panel.module.css';

export function ContactRow({ contact }: { contact: Contact }) {
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
