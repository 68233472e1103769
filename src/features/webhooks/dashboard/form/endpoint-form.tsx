import { Button, Switch, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { WEBHOOK_LIMITS } from '../../schema.ts';
import { type Fields, IDS } from './endpoint-fields.ts';
import { EventBoxes } from './event-boxes.tsx';

interface EndpointFormProps {
  title: string;
  initial: Fields;
  /** Where the form was opened from. */
  back: { to: string; label: string };
  save: (fields: Fields) => Promise<void>;
  /** Shown over the form. */
  children?: ReactNode;
}

/** The form of an endpoint. */
export function EndpointForm({ title, initial, back, save, children }: EndpointFormProps) {
  const { t } = useText();
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      await save(values);
      setSaved(true);
    },
  });
  function set<Name extends keyof Fields>(name: Name, value: Fields[Name]) {
    clearFaults(name);
    setValues((before) => ({ ...before, [name]: value }));
  }
  const text = (name: 'name' | 'url') => ({
    id: IDS[name],
    value: values[name],
    error: faults[name],
    label: t(`webhooks:${name}`),
    description: t(`webhooks:${name}Hint`),
    maxLength: WEBHOOK_LIMITS[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  });
  return (
    <form className="page" noValidate onSubmit={submit}>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHead title={title} />
      <ErrorSummary
        title={t('webhooks:faults')}
        faults={listFaults(faults, IDS)}
        attempt={attempt}
      />
      <FormSection title={t('webhooks:section')} text={t('webhooks:sectionText')}>
        <TextInput {...text('name')} />
        <TextInput {...text('url')} type="url" inputMode="url" spellCheck={false} />
        <EventBoxes
          chosen={values.events}
          error={faults.events}
          onChange={(events) => set('events', events)}
        />
        <Switch
          label={t('webhooks:isOn')}
          description={t('webhooks:isOnHint')}
          checked={values.isOn}
          onChange={(event) => set('isOn', event.currentTarget.checked)}
          withThumbIndicator={false}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={busy}>
          {t('webhooks:save')}
        </Button>
        <Button component={Link} to={back.to}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
      <UnsavedGuard
        unsaved={!isSaved && JSON.stringify(values) !== JSON.stringify(first)}
        onDiscard={() => setValues(first)}
      />
      {children}
    </form>
  );
}
