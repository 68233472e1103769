import { ActionIcon, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconTrash,
} from '../../../ui/tabler-icons/index.ts';
import { mediaRoutes } from '../../media/contract.ts';
import { MediaPicker, Thumbnail } from '../../media/dashboard/shared.ts';
import { PRESS_KIT_LIMITS, type PressKitFields } from '../contract.ts';
import css from './pictures-field.module.css';

export const fieldId = (path: string) => `press-kit-${path.replaceAll('.', '-')}`;
const ADD = fieldId('pictures');

/** The ids of the fields of all pictures by their paths, in reading order. */
export function idsOfPictures(pictures: PressKitFields['pictures']): Record<string, string> {
  const paths = pictures.flatMap((_, place) => [
    `pictures.${place}.mediaId`,
    ...LOCALES.map((locale) => `pictures.${place}.captions.${locale}`),
    `pictures.${place}.credit`,
  ]);
  const ids = paths.map((path) => [path, fieldId(path)]);
  return { ...Object.fromEntries(ids), pictures: ADD };
}

/** The chosen pictures, in their order. */
export function PicturesField() {
  const { t } = useText();
  const { control, formState } = useFormContext<PressKitFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'pictures' });
  const [isPicking, setPicking] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const fault = formState.errors.pictures;
  return (
    <>
      {fields.length > 0 ? (
        <ol role="list" className={css.pictures}>
          {fields.map((field, place) => (
            <PictureRow
              key={field.id}
              mediaId={field.mediaId}
              place={place}
              last={fields.length - 1}
              onMove={(to) => move(place, to)}
              onRemove={() => {
                remove(place);
                add.current?.focus();
              }}
            />
          ))}
        </ol>
      ) : null}
      {fault?.message ? <p className="field-fault">{fault.message}</p> : null}
      <div>
        <Button
          ref={add}
          id={ADD}
          aria-haspopup="dialog"
          disabled={fields.length >= PRESS_KIT_LIMITS.pictures}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setPicking(true)}
        >
          {t('pressKit:addPictures')}
        </Button>
      </div>
      <MediaPicker
        opened={isPicking}
        kind="image"
        many
        onPick={(chosen) => {
          const known = new Set(fields.map(({ mediaId }) => mediaId));
          const added = chosen
            .filter(({ id }) => !known.has(id))
            .map(({ id, caption, credit }) => ({
              mediaId: id,
              captions: { tr: caption, en: '', de: '', es: '' },
              credit,
            }));
          append(added.slice(0, PRESS_KIT_LIMITS.pictures - fields.length), {
            shouldFocus: false,
          });
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

interface PictureRowProps {
  mediaId: string;
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PictureRow({ mediaId, place, last, onMove, onRemove }: PictureRowProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<PressKitFields>();
  const { data: media } = useQuery({
    ...read(mediaRoutes.get, { params: { id: mediaId } }),
    staleTime: 60_000,
  });
  const fault = formState.errors.pictures?.[place];
  const position = place + 1;
  const path = `pictures.${place}` as const;
  return (
    <li
      id={fieldId(`${path}.mediaId`)}
      tabIndex={-1}
      aria-label={t('pressKit:picture', { position })}
    >
      <div className={css.head}>
        {media ? <Thumbnail media={media} width={120} /> : null}
        <b>{media?.name}</b>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            disabled={place === 0}
            aria-label={t('pressKit:up', { position })}
            onClick={() => onMove(place - 1)}
          >
            <IconChevronUp size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            disabled={place === last}
            aria-label={t('pressKit:down', { position })}
            onClick={() => onMove(place + 1)}
          >
            <IconChevronDown size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="danger"
            aria-label={t('pressKit:remove', { position })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </div>
      {fault?.mediaId?.message ? <p className="field-fault">{fault.mediaId.message}</p> : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {LOCALES.map((locale) => (
          <TextInput
            key={locale}
            id={fieldId(`${path}.captions.${locale}`)}
            label={t('pressKit:captionIn', { language: LANGUAGE_NAMES[locale] })}
            lang={locale}
            autoComplete="off"
            maxLength={PRESS_KIT_LIMITS.caption}
            error={fault?.captions?.[locale]?.message}
            {...register(`${path}.captions.${locale}`)}
          />
        ))}
      </SimpleGrid>
      <TextInput
        id={fieldId(`${path}.credit`)}
        label={t('pressKitFields:pressKit-credit')}
        autoComplete="off"
        maxLength={PRESS_KIT_LIMITS.credit}
        error={fault?.credit?.message}
        {...register(`${path}.credit`)}
      />
    </li>
  );
}
