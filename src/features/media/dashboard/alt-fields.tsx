import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../dashboard/kit/parts/failure.tsx';
import { readInLanguage, reload } from '../../../dashboard/kit/session/calls.ts';
import { mediaRoutes } from '../contract.ts';
import { MEDIA_LIMITS } from '../schema.ts';
import { changeTexts } from './change-texts.ts';

export interface AltValue {
  alt: string;
  /** It has no alternative text on purpose. */
  decorative: boolean;
}

interface AltFieldsProps {
  mediaId: string;
  /** Of the text field. */
  id?: string;
  value: AltValue;
  onChange: (value: AltValue) => void;
  fault?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * The alternative text of a picture where it is placed, or that it only decorates. The text of the
 * library is offered, and one that is written here is offered to the library.
 */
export function AltFields({ mediaId, id, value, onChange, fault, inputRef }: AltFieldsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { data: media } = useQuery(readInLanguage(mediaRoutes.get, { params: { id: mediaId } }));
  const alt = value.alt.trim();
  /** What was written before the picture was marked. */
  const kept = useRef('');
  const keep = useMutation({
    // After a conflict `media` is what somebody else has written.
    mutationFn: async () => media && changeTexts(client, media, { alt }),
    onSuccess: () => void reload(client, mediaRoutes, 'list'),
  });
  const offered = media && media.alt !== alt && !value.decorative ? media.alt : '';
  const canKeep = media !== undefined && alt !== '' && media.alt !== alt;
  function mark(decorative: boolean) {
    if (decorative) kept.current = value.alt;
    onChange({ decorative, alt: decorative ? '' : kept.current });
  }
  return (
    <Stack gap="xs">
      <Textarea
        id={id}
        ref={inputRef}
        label={t('media:fields.alt')}
        description={value.decorative ? undefined : t('media:altHint')}
        autosize
        minRows={2}
        maxLength={MEDIA_LIMITS.alt}
        disabled={value.decorative}
        error={fault}
        value={value.alt}
        onChange={(event) => {
          keep.reset();
          onChange({ ...value, alt: event.currentTarget.value });
        }}
      />
      {offered ? (
        <Button
          variant="subtle"
          size="compact-sm"
          h="auto"
          py={4}
          style={{ alignSelf: 'start', whiteSpace: 'normal', textAlign: 'start' }}
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => onChange({ alt: offered, decorative: false })}
        >
          {t('media:alt.useKnown', { alt: offered })}
        </Button>
      ) : null}
      {canKeep ? (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          loading={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {t('media:alt.keep')}
        </Button>
      ) : null}
      <p className={keep.error ? 'field-fault' : 'hint'} role="status">
        {keep.error
          ? messageOf(keep.error)
          : keep.isSuccess && !canKeep
            ? t('media:alt.kept')
            : null}
      </p>
      <Checkbox
        label={t('media:alt.decorative')}
        description={t('media:alt.decorativeHint')}
        checked={value.decorative}
        onChange={(event) => mark(event.currentTarget.checked)}
      />
    </Stack>
  );
}
