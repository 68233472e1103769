import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { LIMITS } from '../../schema.ts';
import css from './editor.module.css';
import { type EditorFields, fieldId } from './editor-fields.ts';
import { BodyPane } from './text/body-pane.tsx';
import { useAlone } from './text/use-alone.ts';

interface EditorMainProps {
  edition: number;
}

/** Title, text and preview. In the full-screen mode nothing else of the page is shown. */
export function EditorMain({ edition }: EditorMainProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<EditorFields>();
  const { errors } = formState;
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
        {...register('title')}
      />
      <BodyPane edition={edition} isWide={isWide} onWide={setWide} />
    </div>
  );
}
