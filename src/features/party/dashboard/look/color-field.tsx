import { Button, Group, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BLUE } from '../../../../platform/color/ramp.ts';
import { readableInstead } from '../../../../platform/color/readable.ts';
import type { PartyFields } from '../../edit/schema.ts';
import type { Logo } from '../../schema.ts';
import { fieldId } from '../sections.ts';
import { ColorReadings } from './color-readings.tsx';
import css from './look.module.css';
import { LookPreview } from './look-preview.tsx';

const HEX = /^#[0-9a-f]{6}$/;

/** The colour of the party, how readable it is, and how it looks. */
export function ColorField({ logo }: { logo: Logo | null }) {
  const { t } = useText();
  const { register, setValue, formState } = useFormContext<PartyFields>();
  const typed = (useWatch<PartyFields>({ name: 'color' }) as string).trim().toLowerCase();
  const color = HEX.test(typed) ? typed : '';
  const instead = color ? readableInstead(color) : null;
  const choose = (next: string) =>
    setValue('color', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <Group gap="xs" align="end">
        <TextInput
          id={fieldId('color')}
          className={css.hex}
          label={t('partyFields:color')}
          description={t('partyForm:color.hint')}
          placeholder={BLUE[600]}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.color?.message}
          {...register('color')}
        />
        <input
          type="color"
          className={css.picker}
          aria-label={t('partyForm:color.pick')}
          value={color || BLUE[600]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {typed ? (
          <Button variant="subtle" color="gray" onClick={() => choose('')}>
            {t('partyForm:color.reset')}
          </Button>
        ) : null}
      </Group>
      {color ? <ColorReadings color={color} /> : null}
      {instead ? (
        <Group gap="xs">
          <Button
            leftSection={<span className={css.swatch} style={{ background: instead }} />}
            onClick={() => choose(instead)}
          >
            {t('partyForm:color.instead', { color: instead })}
          </Button>
        </Group>
      ) : null}
      <LookPreview color={color} logo={logo} />
    </>
  );
}
