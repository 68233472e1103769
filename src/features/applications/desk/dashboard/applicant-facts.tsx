import { Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { CopyButton, EmailLink, PhoneLink } from '../../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import { LEGAL_TEXTS } from '../../../legal-texts/contract.ts';
import { type HiddenField, revealRoutes } from '../documents/contract.ts';
import type { Application } from '../schema.ts';
import css from './details.module.css';
import { ReasonForm } from './made-documents.tsx';
import { MaskedNumber } from './parts.tsx';

/** A value stays in view for this long. */
const SHOWN_MS = 60_000;

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

interface HiddenValueProps {
  id: string;
  field: HiddenField;
  /** The name of the field. */
  label: string;
  /** What is shown to everybody. */
  masked: string;
  /** Whether the user may read the value. */
  canReveal: boolean;
}

/** A masked value that an admin can read after giving a reason; it is hidden again after a minute. */
function HiddenValue({ id, field, label, masked, canReveal }: HiddenValueProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (value !== null)
    return (
      <Group gap={8}>
        <Text span inherit className="num">
          {value}
        </Text>
        <CopyButton value={value} />
        <Button size="compact-sm" variant="subtle" onClick={() => setValue(null)}>
          {t('reveal:hide')}
        </Button>
      </Group>
    );
  return (
    <Group gap={8}>
      <MaskedNumber>{masked}</MaskedNumber>
      {canReveal ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('reveal:showLabel', { label })}
          onClick={() => setAsking(true)}
        >
          {t('reveal:show')}
        </Button>
      ) : null}
      <Dialog
        opened={isAsking}
        title={t('reveal:title', { label })}
        onClose={() => setAsking(false)}
      >
        <ReasonForm
          id={id}
          text={t('reveal:text')}
          label={t('reveal:reason')}
          submitLabel={t('reveal:show')}
          send={async (revealReason) => {
            const body = { field, revealReason };
            const data = await call(revealRoutes.reveal, { params: { id }, body });
            setAsking(false);
            setValue(data.value);
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Group>
  );
}
