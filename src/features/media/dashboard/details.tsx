import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { Link, useParams } from 'react-router';
import { BranchField } from '../../../dashboard/kit/form/branch-field.tsx';
import { useOpened } from '../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import { FailedRecordSave, RecordForm } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { readInLanguage, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { mediaRoutes } from '../contract.ts';
import { MEDIA_LIMITS, type MediaDetails, MediaFormFields } from '../schema.ts';
import { fieldsOf } from './change-texts.ts';
import css from './details.module.css';
import { DeleteMedia, ReplaceMedia } from './details-actions.tsx';
import { FocalPoint } from './focal-point.tsx';
import { mediaList } from './media-list.ts';
import { EditorsOnly, useMediaWords } from './parts.tsx';
import { TagsField } from './tags.tsx';

const NAMES = [
  'name',
  'alt',
  'decorative',
  'caption',
  'credit',
  'tags',
  'focusX',
  'focusY',
  'branchId',
] as const;

const fieldId = (name: keyof MediaFormFields) => `media-${name}`;

const IDS = Object.fromEntries(NAMES.map((name) => [name, fieldId(name)]));

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
      <FailedRecordSave record={record} fieldsOf={formFieldsOf} />
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
              <Checkbox
                id={fieldId('decorative')}
                label={t('media:alt.decorative')}
                description={t('media:alt.decorativeHint')}
                {...register('decorative')}
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
          <TagsField
            id={fieldId('tags')}
            value={watch('tags') ?? []}
            error={errors.tags?.message}
            onChange={(tags) => setValue('tags', tags, { shouldDirty: true })}
          />
          <BranchField
            id={fieldId('branchId')}
            stored={current.branch}
            value={watch('branchId')}
            fault={errors.branchId?.message}
            onChange={(id) => setValue('branchId', id, { shouldDirty: true })}
          />
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

function MediaFacts({ media }: { media: MediaDetails }) {
  const { t } = useText();
  const words = useMediaWords();
  const by = media.createdBy;
  const facts: [string, React.ReactNode][] = [
    [t('media:fields.originalName'), media.originalName],
    [t('media:fields.format'), words.format(media)],
    ...(media.kind === 'image'
      ? ([[t('media:fields.size'), words.about(media)]] as [string, string][])
      : []),
    [t('media:fields.pages'), words.pages(media)],
    [t('media:fields.bytes'), words.bytes(media)],
    [t('media:fields.createdAt'), <Moment key="at" at={media.createdAt} format={fullMoment} />],
    [t('media:fields.createdBy'), by ? by.name || t('dashboard:formerUser') : ''],
    [
      t('media:fields.file'),
      media.file ? (
        <Anchor key="file" href={media.file}>
          {t('media:details.download')}
        </Anchor>
      ) : (
        ''
      ),
    ],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}

/** The records that show or link it. */
function MediaUses({ media }: { media: MediaDetails }) {
  const { t } = useText();
  // After the language was changed: the server says what the kinds of records are called.
  const { data = media } = useQuery({
    ...readInLanguage(mediaRoutes.get, { params: { id: media.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { uses } = data;
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('media:details.uses')}</h2>
      {uses.length === 0 ? <p className="hint">{t('media:details.noUses')}</p> : null}
      <ul role="list" className={css.uses}>
        {uses.map(({ kind, kindName, id, name, path }) => (
          <li key={`${kind} ${id}`}>
            {path ? (
              <Anchor component={Link} to={path}>
                {name}
              </Anchor>
            ) : (
              name
            )}{' '}
            <span className="hint">{kindName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const formFieldsOf = (media: MediaDetails): MediaFormFields => ({
  ...fieldsOf(media),
  branchId: media.branch?.id ?? null,
});

const isSame = (a: MediaFormFields, b: MediaFormFields) =>
  NAMES.every((name) => String(a[name]).trim() === String(b[name]).trim());

/** The form of one picture or file. After saving, it continues from the saved version. */
function useMediaForm(media: MediaDetails) {
  const { t } = useText();
  const client = useQueryClient();
  const params = { id: media.id };
  return useRecordForm<MediaFormFields, MediaFormFields, MediaDetails>({
    initial: { record: media, fields: formFieldsOf(media) },
    rules: () => ({ schema: MediaFormFields }),
    words: {
      label: (name) =>
        name === 'branchId' ? t('dashboard:branch.label') : t(`media:fields.${name}`),
      wrong: (_name, field) => t('media:details.wrong', { field }),
    },
    ids: IDS,
    isSame,
    ...saveTo(mediaRoutes.change, params),
    onSaved(data) {
      client.setQueryData(readInLanguage(mediaRoutes.get, { params }).queryKey, data);
      void reload(client, mediaRoutes, 'list');
    },
  });
}

/** One picture or file: its texts, its focal point, and what uses it. */
export function DetailsPage() {
  const { mediaId = '' } = useParams();
  const { can } = useSessionUser();
  const { t } = useText();
  if (can.media) return <LoadedMedia key={mediaId} id={mediaId} />;
  return (
    <div className="page">
      <PageTitle>{t('media:title')}</PageTitle>
      <EditorsOnly />
    </div>
  );
}

function LoadedMedia({ id }: { id: string }) {
  const { t } = useText();
  const { opened, query } = useOpened(readInLanguage(mediaRoutes.get, { params: { id } }));
  return (
    <>
      <PageTitle>{opened?.name ?? t('media:title')}</PageTitle>
      {opened ? (
        <MediaForm media={opened} />
      ) : (
        <RecordMissing
          query={query}
          title={t('media:title')}
          words={{
            goneTitle: t('media:details.goneTitle'),
            goneText: t('media:details.goneText'),
            failedTitle: t('media:details.failedTitle'),
            toList: t('media:details.toList'),
          }}
          listPath={mediaList.lastAddress()}
        />
      )}
    </>
  );
}
