import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import type { EmailSummary } from '../schema.ts';
import css from './email-list.module.css';

/** A kind of e-mail, with a link to its texts in each language. */
export function EmailRow({ email }: { email: EmailSummary }) {
  const { t } = useText();
  const { kind, name, edited } = email;
  return (
    <li className={css.email}>
      <Text fw={550}>{name}</Text>
      <ul
        role="list"
        className={css.languages}
        aria-label={t('emailTemplates:languagesOf', { name })}
      >
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Link to={`/dashboard/admin/emails/${kind}/${locale}`}>
              <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
            </Link>
            {edited.some((one) => one.locale === locale) ? (
              <Text size="xs" c="dimmed">
                {t('emailTemplates:edited')}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
