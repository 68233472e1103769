import type { TFunction } from 'i18next';
import { formatter } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type DatePart, datePart } from './date-part.ts';
import { classOfField, describedBy, FieldError, type FieldProps, Hint } from './fields.tsx';
import styles from './form.module.css';
import { fieldId } from './form-state.ts';

interface DateFieldProps extends FieldProps {
  t: TFunction;
  locale: Locale;
  /** Fills in the visitor's own date of birth. */
  isBirthday?: boolean;
}

const monthName = (locale: Locale, month: number) =>
  formatter(locale, 'month-name', { month: 'long' }).format(
    new Date(Date.UTC(2001, month - 1, 15)),
  );

/** A date that people know, in three inputs: day, month, year. The error belongs to all three. */
export function DateField({ t, locale, form, name, label, hint, isBirthday }: DateFieldProps) {
  const input = (part: DatePart) => ({
    // The error summary links to the field, which is its first input.
    id: part === 'day' ? fieldId(name) : fieldId(datePart(name, part)),
    name: datePart(name, part),
    autoComplete: isBirthday ? `bday-${part}` : 'off',
    'aria-invalid': form.errors[name] ? true : undefined,
  });
  const typed = (part: DatePart) => form.values[datePart(name, part)] ?? '';
  return (
    <fieldset className={classOfField({ form, name })} {...describedBy({ form, name, hint })}>
      <legend>{label}</legend>
      <Hint name={name} hint={hint} />
      <div className={styles.date}>
        <div>
          <label htmlFor={input('day').id}>{t('site:form.date.day')}</label>
          <input
            type="text"
            {...input('day')}
            inputMode="numeric"
            maxLength={2}
            defaultValue={typed('day')}
          />
        </div>
        <div>
          <label htmlFor={input('month').id}>{t('site:form.date.month')}</label>
          <select {...input('month')} defaultValue={typed('month')}>
            <option value="" />
            {Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year
              <option key={index} value={index + 1}>
                {monthName(locale, index + 1)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={input('year').id}>{t('site:form.date.year')}</label>
          <input
            type="text"
            {...input('year')}
            inputMode="numeric"
            maxLength={4}
            defaultValue={typed('year')}
          />
        </div>
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  );
}
