import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../dashboard/kit/parts/failure.tsx';
import { reload } from '../../../dashboard/kit/session/calls.ts';
import { mediaRoutes } from '../contract.ts';
import { MEDIA_LIMITS, type Media } from '../schema.ts';
import { changeTexts, type Texts, TextsChanged } from './change-texts.ts';
import css from './describe.module.css';
import { Thumbnail } from './parts.tsx';

export const lacksText = ({ alt, decorative }: Media) => alt === '' && !decorative;

/** What was changed of a picture and is not saved. */
export type Draft = Partial<Texts>;

interface DescribeRowProps {
  media: Media;
  isFirst: boolean;
  /** Caption and credit, too. */
  showsAll: boolean;
  draft: Draft | undefined;
  /** Null: nothing is unsaved. */
  onDraft: (id: string, draft: Draft | null) => void;
  onChange: (media: Media) => void;
}

/** A picture beside its texts, which are saved when the focus leaves them. */
export function DescribeRow(props: DescribeRowProps) {
  const { media, isFirst, showsAll, draft = {}, onDraft, onChange } = props;
  const { id } = media;
  const { t } = useText();
  const client = useQueryClient();
  /** What somebody else has written meanwhile; saving again replaces it. */
  const [theirs, setTheirs] = useState<Media | null>(null);
  const [wasSaved, setSaved] = useState(false);
  const save = useMutation({
    mutationFn: (texts: Draft) => changeTexts(client, theirs ?? media, texts),
    onSuccess(data, texts) {
      setTheirs(null);
      setSaved(true);
      onChange(data);
      // What was typed while it was being saved stays.
      if (JSON.stringify(texts) === JSON.stringify(latest())) onDraft(id, null);
      void reload(client, mediaRoutes, 'list');
    },
    onError: (error) => error instanceof TextsChanged && setTheirs(error.media),
  });
  const latest = () => draft;
  const value: Texts = { ...media, ...draft };

  function type(change: Draft) {
    setSaved(false);
    const next = { ...draft, ...change };
    const isChanged = Object.entries(next).some(
      ([name, text]) => media[name as keyof Media] !== text,
    );
    onDraft(id, isChanged ? next : null);
  }
  const isUnsaved = Object.keys(draft).length > 0;
  /** The focus left while an earlier text was being saved. */
  const again = useRef(false);
  const submit = () => {
    if (save.isPending) again.current = true;
    else if (isUnsaved) save.mutate(draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a save has ended
  useEffect(() => {
    if (save.isPending || !again.current) return;
    again.current = false;
    if (save.isSuccess) submit();
  }, [save.isPending]);
  function leave(event: FocusEvent<HTMLElement>) {
    // After a conflict the user decides.
    if (!event.currentTarget.contains(event.relatedTarget) && !theirs) submit();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // A line break has no use in an alternative text.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (theirs) return submit();
    const fields = [...document.querySelectorAll<HTMLElement>('[data-alt]')];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    // Leaving the field saves it.
    if (next) next.focus();
    else submit();
  }
  return (
    <section className={css.one} aria-label={media.name} onBlur={leave}>
      <div className={css.picture}>
        <Thumbnail media={media} width={640} alt="" />
      </div>
      <div className={css.fields}>
        <h2 className={css.name}>{media.name}</h2>
        <Textarea
          label={t('media:fields.alt')}
          autosize
          minRows={2}
          maxLength={MEDIA_LIMITS.alt}
          autoFocus={isFirst}
          disabled={value.decorative}
          data-alt=""
          value={value.alt}
          onChange={(event) => type({ alt: event.currentTarget.value })}
          onKeyDown={press}
        />
        <Checkbox
          label={t('media:alt.decorative')}
          // Tab leads from text to text; with all fields it leads here, too.
          tabIndex={showsAll || value.decorative ? 0 : -1}
          checked={value.decorative}
          onChange={(event) => {
            const decorative = event.currentTarget.checked;
            type(decorative ? { decorative, alt: '' } : { decorative });
          }}
        />
        {showsAll ? (
          <>
            {(['caption', 'credit'] as const).map((name) => (
              <TextInput
                key={name}
                label={t(`media:fields.${name}`)}
                maxLength={MEDIA_LIMITS[name]}
                value={value[name]}
                onChange={(event) => type({ [name]: event.currentTarget.value })}
              />
            ))}
            <Anchor component={Link} to={`/dashboard/media/${id}`} fz="sm">
              {t('media:describe.details')}
            </Anchor>
          </>
        ) : null}
        <p role="status" className={save.error ? 'field-fault' : 'hint'}>
          {save.error
            ? messageOf(save.error)
            : save.isPending
              ? t('media:describe.saving')
              : wasSaved
                ? t('media:describe.saved')
                : null}
        </p>
        {save.error ? (
          <Group gap="xs">
            <Button size="compact-sm" loading={save.isPending} onClick={submit}>
              {t('media:details.save')}
            </Button>
            {theirs ? (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => {
                  onChange(theirs);
                  onDraft(id, null);
                  setTheirs(null);
                  save.reset();
                }}
              >
                {t('media:describe.takeTheirs')}
              </Button>
            ) : null}
          </Group>
        ) : null}
      </div>
    </section>
  );
}
