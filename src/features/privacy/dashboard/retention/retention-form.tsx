import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Fieldset, Group, NumberInput, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { RetentionRule } from '../../retention/schema.ts';
import { retention, saveRetention } from '../privacy-calls.ts';

const nameOf = ({ kind, state }: RetentionRule) => `${kind}-${state}`;

/** The days of every kind and state of record. */
export function RetentionForm({ initial }: { initial: RetentionRule[] }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [stored, setStored] = useState(initial);
  const [rules, setRules] = useState(initial);
  const changed = rules.filter((rule, index) => rule.days !== stored[index]?.days);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data } = await saveRetention({
        rules: changed.map(({ kind, state, days }) => ({ kind, state, days })),
      });
      setStored(data.rules);
      setRules(data.rules);
      client.setQueryData(retention.queryKey, data);
      toast.success(t('privacy:saved'));
    },
  });
  const set = (index: number, days: number | null) => {
    clearFaults();
    setRules((before) => before.map((rule, at) => (at === index ? { ...rule, days } : rule)));
  };
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={640} gap="lg">
        <ErrorSummary
          title={t('privacy:faults')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        {kinds.map((kind) => (
          <Fieldset key={kind} legend={t(`privacy:retained.${kind}`)}>
            <Stack gap="sm">
              {rules.map((rule, index) =>
                rule.kind === kind ? (
                  <NumberInput
                    key={nameOf(rule)}
                    label={t(`privacy:retainedState.${nameOf(rule)}`)}
                    description={
                      rule.standardDays === null
                        ? t('privacy:daysHint')
                        : t('privacy:standard', {
                            count: rule.standardDays,
                            number: formatNumber(locale, rule.standardDays),
                          })
                    }
                    placeholder={t('privacy:forever')}
                    suffix={` ${t('privacy:days')}`}
                    min={1}
                    max={36_500}
                    allowDecimal={false}
                    allowNegative={false}
                    hideControls
                    value={rule.days ?? ''}
                    onChange={(value) => set(index, typeof value === 'number' ? value : null)}
                  />
                ) : null,
              )}
            </Stack>
          </Fieldset>
        ))}
        <Group>
          <Button type="submit" variant="filled" loading={busy} disabled={changed.length === 0}>
            {t('privacy:save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={changed.length > 0} onDiscard={() => setRules(stored)} />
    </form>
  );
}
