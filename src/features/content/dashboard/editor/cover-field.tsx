import { Anchor, Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconSearch, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import { AltFields, MediaPicker } from '../../../media/dashboard/shared.ts';
import { type Media, mediaPath } from '../../../media/schema.ts';
import { LIMITS } from '../../schema.ts';
import css from './cover.module.css';
import { CoverUpload } from './cover-upload.tsx';
import { type CoverFields, type EditorFields, fieldId } from './editor-fields.ts';

/** The smallest stored width that is not blurred in the side panel. */
const thumbnailWidth = (widths: number[]) => widths.find((width) => width >= 640) ?? widths.at(-1);

/** The cover: a picture, its alternative text and its caption. */
export function CoverField() {
  const { t } = useText();
  const { register, setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const cover = useWatch<EditorFields, 'cover'>({ name: 'cover' });
  const altField = useRef<HTMLTextAreaElement | null>(null);

  // The alternative text must be written next, so its field gets the focus when it appears.
  const uploaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new picture
  useEffect(() => {
    if (uploaded.current) altField.current?.focus();
    uploaded.current = false;
  }, [cover?.mediaId]);

  const [isPicking, setPicking] = useState(false);

  const change = (next: CoverFields | null) =>
    setValue('cover', next, { shouldDirty: true, shouldValidate: isSubmitted });

  /** Another picture has other texts; those of the library are a beginning. */
  const take = ({ id, alt, caption, credit, width, height, widths }: Media) => {
    change({ mediaId: id, alt, caption, credit, decorative: false, width, height, widths });
    uploaded.current = true;
  };
  const upload = (
    <>
      <CoverUpload replacing={cover !== null} onUploaded={take} />
      <Button
        variant="subtle"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {t('content:fields.fromLibrary')}
      </Button>
      <MediaPicker
        opened={isPicking}
        kind="image"
        onPick={([picture]) => picture && take(picture)}
        onClose={() => setPicking(false)}
      />
    </>
  );
  if (!cover) return upload;

  const width = thumbnailWidth(cover.widths);
  return (
    <>
      {width ? (
        <picture className={css.picture}>
          <source srcSet={mediaPath(cover.mediaId, width, 'avif')} type="image/avif" />
          <img
            src={mediaPath(cover.mediaId, width, 'webp')}
            alt={cover.alt || (cover.decorative ? '' : t('media:noAltYet'))}
            width={cover.width}
            height={cover.height}
          />
        </picture>
      ) : null}
      <AltFields
        key={cover.mediaId}
        id={fieldId('cover.alt')}
        mediaId={cover.mediaId}
        value={cover}
        onChange={({ alt, decorative }) => change({ ...cover, alt, decorative })}
        fault={errors.cover?.alt?.message}
        inputRef={altField}
      />
      <TextInput
        id={fieldId('cover.caption')}
        label={t('content:editor.fields.cover.caption')}
        maxLength={LIMITS.caption}
        error={errors.cover?.caption?.message}
        {...register('cover.caption')}
      />
      <TextInput
        id={fieldId('cover.credit')}
        label={t('content:editor.fields.cover.credit')}
        maxLength={LIMITS.credit}
        error={errors.cover?.credit?.message}
        {...register('cover.credit')}
      />
      <Anchor component={Link} to={`/dashboard/media/${cover.mediaId}`} fz="sm">
        {t('content:fields.focus')}
      </Anchor>
      {upload}
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => change(null)}
      >
        {t('media:remove')}
      </Button>
    </>
  );
}
