import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { slugOf } from '../../../../platform/slug.ts';
import { LIMITS, type State } from '../../schema.ts';
import css from './editor.module.css';
import { type EditorFields, fieldId } from './editor-fields.ts';
import { BodyPane } from './text/body-pane.tsx';
import { useAlone } from './text/use-alone.ts';

interface EditorMainProps {
  edition: number;
  isNew: boolean;
  state: State;
}

/** Title, text and preview. In the full-screen mode nothing else of the page is shown. */
export function EditorMain({ edition, isNew, state }: EditorMainProps) {
  const { t } = useText();
  const { register, setValue, getValues, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const main = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useAlone(main, isWide);
  useEffect(() => {
    if (!isWide) return;
    const leave = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('[role=dialog]') !== null;
      if (event.key === 'Escape' && !isInDialog) setWide(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isWide]);

  const title = register('title', {
    onChange: (event) => followTitle(event.target.value),
  });
  const lastTitle = useRef(getValues('title'));
  /**
   * The address is made from the title until a user edits the address or the content is published.
   */
  function followTitle(next: string) {
    const slug = getValues('slug');
    const untouched = slug === slugOf(lastTitle.current);
    lastTitle.current = next;
    if ((isNew || state === 'draft') && untouched) {
      setValue('slug', slugOf(next), { shouldValidate: isSubmitted });
    }
  }

  return (
    <div className={css.main} ref={main} data-wide={isWide || undefined}>
      <Textarea
        className={css.title}
        id={fieldId('title')}
        label={t('content:editor.fields.title')}
        labelProps={{ className: 'sr-only' }}
        placeholder={t('content:editor.titleHint')}
        autosize
        minRows={1}
        variant="unstyled"
        maxLength={LIMITS.title}
        error={errors.title?.message}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...title}
      />
      <BodyPane edition={edition} isWide={isWide} onWide={setWide} />
    </div>
  );
}
