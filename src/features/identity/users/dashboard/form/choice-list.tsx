import { useFormContext } from 'react-hook-form';
import { fieldId, type UserFields } from './user-fields.ts';

interface ChoiceListProps {
  name: 'role' | 'status' | 'entry';
  label: string;
  options: { value: string; label: string; hint: string }[];
  /** Why nothing can be chosen; null where it can. */
  reason?: string | null;
}

/** One of a few, each with a line that says what it means. */
export function ChoiceList({ name, label, options, reason = null }: ChoiceListProps) {
  const { register, formState } = useFormContext<UserFields>();
  const fault = formState.errors[name]?.message;
  const id = name === 'entry' ? 'user-entry' : fieldId(name);
  const described = [fault ? `${id}-fault` : '', reason ? `${id}-reason` : ''].filter(Boolean);
  return (
    <fieldset
      className="choices"
      disabled={reason !== null}
      aria-describedby={described.join(' ') || undefined}
    >
      <legend>{label}</legend>
      {fault ? (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      ) : null}
      <div className="choice-rows" data-fault={fault ? true : undefined}>
        {options.map((option, place) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              value={option.value}
              aria-labelledby={`${id}-${option.value}-name`}
              aria-describedby={`${id}-${option.value}-hint`}
              {...register(name)}
            />
            <span className="choice-words">
              <span className="choice-name" id={`${id}-${option.value}-name`}>
                {option.label}
              </span>
              <small id={`${id}-${option.value}-hint`}>{option.hint}</small>
            </span>
          </label>
        ))}
      </div>
      {reason ? (
        <p className="hint" id={`${id}-reason`}>
          {reason}
        </p>
      ) : null}
    </fieldset>
  );
}
