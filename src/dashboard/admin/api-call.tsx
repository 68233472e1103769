import '@mantine/core/styles/Table.layer.css';
import { Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { IconChevronDown } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import css from './api.module.css';
import { type ApiField, answerFieldsOf, fieldsOf } from './api-fields.ts';
import type { ApiCall as Call } from './open-api.ts';

/** One call of the API: a line that opens and shows its fields and replies. */
export function ApiCall({ call }: { call: Call }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const right = call['x-right'];
  return (
    <details className={css.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Text
          span
          size="xs"
          fw={550}
          c={call.method === 'DELETE' ? 'var(--danger-text)' : 'dimmed'}
        >
          {call.method}
        </Text>
        <Text component="code" inherit fw={550}>
          {call.path}
        </Text>
        <Text span inherit c="dimmed" truncate lang="en">
          {call.summary}
        </Text>
        <Text span inherit c="dimmed">
          {t(`dashboard:api.rights.${right}`, { defaultValue: right })}
        </Text>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      {isOpen ? <CallFields call={call} /> : null}
    </details>
  );
}

function CallFields({ call }: { call: Call }) {
  const { t } = useText();
  const fields = fieldsOf(call);
  const answer = answerFieldsOf(call);
  return (
    <Paper component={Stack} gap="md" mx="md" mt={4} mb="md" p="md" bg="var(--sunken)" radius="sm">
      <FieldTable
        title={t('dashboard:api.fields')}
        empty={t('dashboard:api.noFields')}
        fields={fields}
      />
      <FieldTable
        title={t('dashboard:api.answer')}
        empty={t('dashboard:api.noAnswer')}
        fields={answer}
      />
      <p className="soft">
        {t('dashboard:api.statuses')}{' '}
        <span className="num">{Object.keys(call.responses).join(', ')}</span>
      </p>
    </Paper>
  );
}

interface FieldTableProps {
  title: string;
  empty: string;
  fields: ApiField[];
}

function FieldTable({ title, empty, fields }: FieldTableProps) {
  const { t } = useText();
  return (
    <section>
      <Text component="h3" ff="var(--font-text)" size="xs" fw={550} c="dimmed" mb={4}>
        {title}
      </Text>
      {fields.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <Table layout="fixed" horizontalSpacing={0} verticalSpacing={4}>
          <Table.Tbody>
            {fields.map(({ name, place, type, limits, required }) => (
              <Table.Tr key={`${place} ${name}`}>
                <Table.Td w="30%">
                  <code>{name}</code>
                </Table.Td>
                <Table.Td c="dimmed" w="50%">
                  <code>{type}</code> {limits ? <span className="num">{limits}</span> : null}
                </Table.Td>
                <Table.Td c="dimmed">
                  {place === 'answer' ? null : t(`dashboard:api.place.${place}`)}
                  {required && place !== 'answer' ? `, ${t('dashboard:api.required')}` : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
