import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { MediaPicker, mediaOf } from '../../../../media/dashboard/shared.ts';
import { LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection, Thumbnail } from './parts.tsx';

/** What other sites show for a link: own texts and picture, with the result. */
export function ShareFields() {
  const { t } = useText();
  const { register, setValue, formState } = useFormContext<EditorFields>();
  const { share: faults } = formState.errors;
  const mediaId = useWatch<EditorFields, 'share.mediaId'>({ name: 'share.mediaId' });
  const [isPicking, setPicking] = useState(false);
  const setPicture = (id: string | null) =>
    setValue('share.mediaId', id, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <SideSection title={t('content:fields.share')}>
      <p className="hint">{t('content:fields.shareHint')}</p>
      <TextInput
        id={fieldId('share.title')}
        label={t('content:editor.fields.share.title')}
        maxLength={LIMITS.shareTitle}
        error={faults?.title?.message}
        {...register('share.title')}
      />
      <Textarea
        id={fieldId('share.description')}
        label={t('content:editor.fields.share.description')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.summary}
        error={faults?.description?.message}
        {...register('share.description')}
      />
      <Group gap="xs" grow>
        <Button id={fieldId('share.mediaId')} onClick={() => setPicking(true)}>
          {t(mediaId ? 'content:fields.sharePictureOther' : 'content:fields.sharePicture')}
        </Button>
        {mediaId ? (
          <Button variant="subtle" onClick={() => setPicture(null)}>
            {t('media:remove')}
          </Button>
        ) : null}
      </Group>
      {faults?.mediaId ? <p className="field-fault">{faults.mediaId.message}</p> : null}
      <ShareCard />
      <MediaPicker
        opened={isPicking}
        kind="image"
        onPick={([picture]) => picture && setPicture(picture.id)}
        onClose={() => setPicking(false)}
      />
    </SideSection>
  );
}

/** How a network shows a link to the content. */
function ShareCard() {
  const { t } = useText();
  const [title, summary, share] = useWatch<EditorFields, ['title', 'summary', 'share']>({
    name: ['title', 'summary', 'share'],
  });
  const { data } = useQuery({ ...mediaOf(share.mediaId ?? ''), enabled: share.mediaId !== null });
  return (
    <figure className={css.shareCard} aria-label={t('content:fields.sharePreview')}>
      {share.mediaId && data ? (
        <Thumbnail media={data} width={640} />
      ) : (
        <p className={css.shareMade}>{t('content:fields.shareMade')}</p>
      )}
      <figcaption>
        <span className="hint">{window.location.host}</span>
        <b>{share.title.trim() || title.trim() || t('content:editor.untitled')}</b>
        <span>{share.description.trim() || summary.trim()}</span>
      </figcaption>
    </figure>
  );
}
