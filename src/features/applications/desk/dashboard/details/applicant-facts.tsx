import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { EmailLink, PhoneLink } from '../../../../../dashboard/kit/parts/contact-link.tsx';
import { Facts } from '../../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../../dashboard/kit/parts/moment.tsx';
import { formatDate } from '../../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../../platform/places/provinces.ts';
import { LEGAL_TEXTS } from '../../../../legal-texts/schema.ts';
import { HiddenValue } from '../../../reveal/dashboard/hidden-value.tsx';
import type { HiddenField } from '../../../reveal/schema.ts';
import type { Application } from '../../schema.ts';
import css from './details.module.css';

const TEXTS = ['declaration', 'notice', 'consent'] as const;

/** All data of the applicant, in groups. */
export function ApplicantFacts({ application }: { application: Application }) {
  const { t, locale } = useText();
  const field = (name: string) => t(`applicationFields:${name}`);
  const { email, phone, birthDate, age } = application;
  const hidden = (name: HiddenField) => (
    <HiddenValue
      id={application.id}
      field={name}
      label={field(name)}
      masked={application[name]}
      canReveal={application.can.reveal}
    />
  );
  const born = birthDate && formatDate(locale, new Date(`${birthDate}T12:00:00Z`));
  return (
    <Paper component="section" withBorder px={20} py="md" aria-label={t('applicationPage:data')}>
      <FactGroup
        title={t('applicationPage:identity')}
        facts={[
          [field('name'), application.name],
          [field('surname'), application.surname],
          [
            field('birthDate'),
            <Group key="birthDate" gap={12}>
              {born}
              {age === null ? null : (
                <Text c="dimmed">{t('applicationPage:age', { count: age })}</Text>
              )}
            </Group>,
          ],
          [field('tcKimlikNo'), hidden('tcKimlikNo')],
          [field('tcSerialNumber'), hidden('tcSerialNumber')],
        ]}
      />
      <FactGroup
        title={t('applicationPage:contact')}
        facts={[
          [field('email'), <EmailLink key="email" email={email} />],
          [field('phone'), <PhoneLink key="phone" phone={phone} />],
          [
            t('applications:fields.place'),
            `${provinceName(application.city)}, ${application.district}`,
          ],
          [
            field('address'),
            <span key="address" className={css.text}>
              {application.address}
            </span>,
          ],
        ]}
      />
      <FactGroup
        title={t('applicationPage:work')}
        facts={[
          [field('occupation'), application.occupation],
          [field('education'), t(`applicationFields:educations.${application.education}`)],
        ]}
      />
      <FactGroup
        title={t('applicationPage:statements')}
        facts={[
          [t('applicationPage:sentAt'), <Moment key="sentAt" at={application.createdAt} />],
          ...TEXTS.map(
            (kind) =>
              [
                t(`applicationPage:texts.${kind}`),
                <a
                  key={kind}
                  href={`${LEGAL_TEXTS[kind]}?surum=${application[kind].version}`}
                  target="_blank"
                  rel="noopener"
                >
                  {t('applicationPage:version', { version: application[kind].version })}
                </a>,
              ] as const,
          ),
          [t('applicationPage:locale'), t(`applicationPage:locales.${application.locale}`)],
        ]}
      />
    </Paper>
  );
}

function FactGroup(props: { title: string; facts: (readonly [string, ReactNode])[] }) {
  return (
    <div className={css.group}>
      <h2>{props.title}</h2>
      <Facts withDivider labelWidth={150} facts={props.facts} />
    </div>
  );
}
