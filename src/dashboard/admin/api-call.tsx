import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../kit/language/language.ts';
import { type ApiField, answerFieldsOf, fieldsOf } from './api-fields.ts';
import type { ApiCall as Call } from './open-api.ts';

/** One call: a line that opens to its fields and answers. */
export function ApiCall({ call }: { call: Call }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const right = call['x-right'];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="api-method" data-method={call.method}>
          {call.method}
        </span>
        <code className="api-path">{call.path}</code>
        {call.summary ? (
          <span className="api-summary" lang="en">
            {call.summary}
          </span>
        ) : null}
        <span className="api-right">
          {t(`dashboard:api.rights.${right}`, { defaultValue: right })}
        </span>
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
    <div className="api-open">
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
    </div>
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
      <h3>{title}</h3>
      {fields.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className="api-fields">
          {fields.map(({ name, place, type, limits, required }) => (
            <li key={`${place} ${name}`}>
              <code>{name}</code>
              <span>
                <code>{type}</code> {limits ? <span className="num">{limits}</span> : null}
              </span>
              <span>
                {place === 'answer' ? null : t(`dashboard:api.place.${place}`)}
                {required && place !== 'answer' ? `, ${t('dashboard:api.required')}` : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
