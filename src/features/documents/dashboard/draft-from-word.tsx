import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { ToastAction } from '../../../dashboard/kit/parts/toast-action.tsx';
import { keepLost, LostList, useWordFile, WordField } from '../../word-files/dashboard/shared.tsx';
import type { WordText } from '../../word-files/schema.ts';
import type { DocumentDetails, DraftFields } from '../contract.ts';
import { DraftComparison } from './draft-comparison.tsx';
import { lostIdOf } from './parts.tsx';

/** In px: the comparison needs room. */
const WIDE = 960;

/** How long the text can be taken back, in ms. */
const UNDO_MS = 20_000;

interface DraftFromWordProps {
  document: DocumentDetails;
  /** Called when the text of the form is another one. */
  onText: () => void;
  onClose: () => void;
}

/** Puts the text of a Word file into the draft, after its differences were seen. */
export function DraftFromWord({ document, onText, onClose }: DraftFromWordProps) {
  const { t } = useText();
  const form = useFormContext<DraftFields>();
  const [text, setText] = useState<WordText | null>(null);
  const word = useWordFile('document', setText);
  const { inForce } = document;
  const id = lostIdOf(document);

  function write(body: string): void {
    form.setValue('body', body, { shouldDirty: true, shouldTouch: true });
    form.clearErrors('body');
    onText();
  }
  function use({ body, lost }: WordText): void {
    const before = form.getValues('body');
    keepLost(id, lost);
    write(body);
    onClose();
    const undo = () => {
      keepLost(id, []);
      write(before);
    };
    toast.success(
      <ToastAction label={t('wordFiles:undo')} onClick={undo}>
        {t('wordFiles:used')}
      </ToastAction>,
      { duration: UNDO_MS },
    );
  }
  return (
    <Dialog
      opened
      title={t('wordFiles:documentTitle')}
      onClose={onClose}
      size={text && inForce ? WIDE : 560}
    >
      <Stack gap="sm">
        <p>{t('wordFiles:documentLead')}</p>
        <WordField word={word} hasText={text !== null} />
        {text && !word.running ? (
          <>
            {text.pictures > 0 ? <p>{t('wordFiles:pictures', { count: text.pictures })}</p> : null}
            {text.lost.length > 0 ? (
              <section aria-labelledby="word-lost">
                <h3 id="word-lost">{t('wordFiles:lostTitle')}</h3>
                <LostList lost={text.lost} />
              </section>
            ) : (
              <p>{t('wordFiles:nothingLost')}</p>
            )}
            {inForce ? (
              <section aria-labelledby="word-difference">
                <h3 id="word-difference">{t('wordFiles:difference')}</h3>
                <DraftComparison
                  inForce={inForce}
                  fields={{ ...form.getValues(), body: text.body }}
                />
              </section>
            ) : null}
          </>
        ) : null}
      </Stack>
      <DialogActions isSticky={text !== null}>
        <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
        {text && !word.running ? (
          <Button variant="filled" onClick={() => use(text)}>
            {t('wordFiles:useText')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
