import { Paper, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EmailLink, PhoneLink } from '../../../../dashboard/kit/parts/contact-link.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import type { Message } from '../../schema.ts';
import css from './details.module.css';

/** The text of a message and its sender. */
export function MessagePanel({ message }: { message: Message }) {
  const { t } = useText();
  const { email, phone, locale, text } = message;
  return (
    <Paper component="section" withBorder px={20} py="md" aria-labelledby="message">
      <h2 id="message">{t('messages:details.message')}</h2>
      <Text className={css.text} mt="xs" mb="md" lang={locale}>
        {text}
      </Text>
      <h3>{t('messages:details.sender')}</h3>
      <Facts
        withDivider
        labelWidth={84}
        facts={[
          [t('messages:fields.email'), <EmailLink key="email" email={email} />],
          [t('messages:fields.phone'), phone ? <PhoneLink key="phone" phone={phone} /> : '–'],
          [t('messages:fields.locale'), t(`messages:locale.${locale}`)],
        ]}
      />
    </Paper>
  );
}
