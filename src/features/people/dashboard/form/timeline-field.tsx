import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconPlus, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import { PERSON_LIMITS, type PersonFields } from '../../edit/schema.ts';
import css from '../people.module.css';
import { fieldId } from './use-person-form.ts';

const ADD = 'person-add-event';
/** After the list was rendered again. */
const focusLater = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Years with events of the person's life, the oldest first. */
export function TimelineField() {
  const { t } = useText();
  const { control, register, formState } = useFormContext<PersonFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'timeline' });
  const errors = formState.errors.timeline;
  return (
    <Stack gap="sm" align="stretch">
      {fields.map((field, index) => (
        <div className={css.event} key={field.id}>
          <TextInput
            id={fieldId(`timeline.${index}.year`)}
            aria-label={t('peopleDesk:year', { position: index + 1 })}
            placeholder={t('peopleFields:person-year')}
            maxLength={PERSON_LIMITS.year}
            error={errors?.[index]?.year?.message}
            {...register(`timeline.${index}.year`)}
          />
          <TextInput
            id={fieldId(`timeline.${index}.text`)}
            aria-label={t('peopleDesk:event', { position: index + 1 })}
            placeholder={t('peopleFields:person-event')}
            maxLength={PERSON_LIMITS.event}
            error={errors?.[index]?.text?.message}
            {...register(`timeline.${index}.text`)}
          />
          <ActionIcon
            mt={4}
            aria-label={t('peopleDesk:removeEvent', { position: index + 1 })}
            title={t('peopleDesk:remove')}
            onClick={() => {
              remove(index);
              focusLater(ADD);
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {fields.length < PERSON_LIMITS.events ? (
        <div>
          <Button
            id={ADD}
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => {
              append({ year: '', text: '' }, { shouldFocus: false });
              focusLater(fieldId(`timeline.${fields.length}.year`));
            }}
          >
            {t('peopleDesk:addEvent')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
