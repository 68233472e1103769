import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import { MediaPicker } from '../../../media/dashboard/shared.ts';
import type { Picture } from '../../../media/schema.ts';
import { PERSON_LIMITS, type PersonFields } from '../../edit/schema.ts';
import { BOARDS, type Board } from '../../schema.ts';
import { Face } from '../face.tsx';
import { fieldId } from './use-person-form.ts';

type Portrait = Pick<Picture, 'mediaId' | 'widths'>;

/** Name, portrait, province and boards. `portrait`: the stored one. */
export function IdentityFields({ portrait }: { portrait: Portrait | null }) {
  const { t } = useText();
  const { register, formState } = useFormContext<PersonFields>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        id={fieldId('name')}
        label={t('peopleFields:person-name')}
        maxLength={PERSON_LIMITS.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <PortraitField initial={portrait} />
      <NativeSelect
        id={fieldId('province')}
        label={t('peopleFields:person-province')}
        error={errors.province?.message}
        data={[
          { value: '', label: t('peopleDesk:noProvince') },
          ...PROVINCES.map(({ name }) => ({ value: name, label: name })),
        ]}
        {...register('province')}
      />
      <BoardsField />
    </>
  );
}

function PortraitField({ initial }: { initial: Portrait | null }) {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<PersonFields>();
  const [isChoosing, setChoosing] = useState(false);
  const [known, setKnown] = useState(initial);
  const [name, id] = watch(['name', 'portraitId']);
  const portrait = id && known?.mediaId === id ? known : null;
  function choose(next: Portrait | null) {
    setKnown(next);
    setValue('portraitId', next?.mediaId ?? null, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <Input.Wrapper
      label={t('peopleFields:person-portraitId')}
      labelElement="div"
      error={formState.errors.portraitId?.message}
    >
      <Group gap="sm" mt={4}>
        <Face name={name} portrait={portrait} />
        <Button id={fieldId('portraitId')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t(portrait ? 'peopleDesk:changePortrait' : 'peopleDesk:choosePortrait')}
        </Button>
        {portrait ? (
          <Button variant="subtle" color="gray" onClick={() => choose(null)}>
            {t('peopleDesk:removePortrait')}
          </Button>
        ) : null}
      </Group>
      <MediaPicker
        opened={isChoosing}
        kind="image"
        onPick={([media]) => media && choose({ mediaId: media.id, widths: media.widths })}
        onClose={() => setChoosing(false)}
      />
    </Input.Wrapper>
  );
}

function BoardsField() {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<PersonFields>();
  const boards = watch('boards');
  return (
    <Checkbox.Group
      id={fieldId('boards')}
      label={t('peopleFields:person-boards')}
      description={t('peopleDesk:chairHint')}
      error={formState.errors.boards?.message}
      value={boards}
      onChange={(next) => setValue('boards', next as Board[], { shouldDirty: true })}
    >
      <Stack gap="xs" mt={8}>
        {BOARDS.map((board) => (
          <Checkbox key={board} value={board} label={t(`peopleDesk:board.${board}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
