import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { FailedRecordSave } from '../../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { MEDIA_LIMITS, type MediaDetails } from '../../schema.ts';
import { mediaList } from '../list/media-list.ts';
import { fieldsOf } from '../media-calls.ts';
import { DeleteMedia } from './delete-media.tsx';
import css from './details.module.css';
import { FocalPoint } from './focal-point.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaUses } from './media-uses.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import { fieldId, useMediaForm } from './use-media-form.ts';

const TEXTS = ['caption', 'credit'] as const;

export function MediaForm({ media }: { media: MediaDetails }) {
  const { t } = useText();
  const record = useMediaForm(media);
  const { form, stored, pending, submit, unsaved } = record;
  const { reset, register, watch, setValue } = form;
  const { errors } = form.formState;
  const discard = useCallback(() => reset(), [reset]);
  const current = stored.record ?? media;
  const focus = { focusX: watch('focusX'), focusY: watch('focusY') };
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('media:details.faults')}
      onSubmit={() => void submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={mediaList.lastAddress()}>{t('media:title')}</BackLink>
          <DetailsHead
            actions={
              <>
                <ReplaceMedia media={current} isBlocked={unsaved} />
                <DeleteMedia media={current} />
              </>
            }
          >
            <h1>{current.name}</h1>
          </DetailsHead>
        </>
      }
    >
      <FailedRecordSave record={record} fieldsOf={fieldsOf} />
      <Columns>
        <div className={css.main}>
          <FocalPoint
            media={current}
            focus={focus}
            onFocus={({ focusX, focusY }) => {
              setValue('focusX', focusX, { shouldDirty: true });
              setValue('focusY', focusY, { shouldDirty: true });
            }}
          />
          <MediaFacts media={current} />
          <MediaUses media={current} />
        </div>
        <section className={css.fields} aria-label={t('media:details.texts')}>
          <TextInput
            id={fieldId('name')}
            label={t('media:fields.name')}
            maxLength={MEDIA_LIMITS.name}
            error={errors.name?.message}
            {...register('name')}
          />
          {current.kind === 'image' ? (
            <>
              <Textarea
                id={fieldId('alt')}
                label={t('media:fields.alt')}
                description={t('media:altHint')}
                autosize
                minRows={2}
                maxLength={MEDIA_LIMITS.alt}
                error={errors.alt?.message}
                {...register('alt')}
              />
              {TEXTS.map((name) => (
                <TextInput
                  key={name}
                  id={fieldId(name)}
                  label={t(`media:fields.${name}`)}
                  maxLength={MEDIA_LIMITS[name]}
                  error={errors[name]?.message}
                  {...register(name)}
                />
              ))}
              <p className="hint">{t('media:details.defaults')}</p>
            </>
          ) : null}
          <Group gap="xs">
            <Button type="submit" variant="filled" loading={pending !== null}>
              {t('media:details.save')}
            </Button>
          </Group>
        </section>
      </Columns>
    </RecordForm>
  );
}
