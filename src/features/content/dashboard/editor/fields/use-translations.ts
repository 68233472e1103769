import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ApiError } from '../../../../../dashboard/kit/session/api-error.ts';
import type { Locale } from '../../../../../platform/i18n/locales.ts';
import { type Content, LIMITS } from '../../../schema.ts';
import { createContent } from '../../content-calls.ts';
import { newCreationKey } from '../creation-key.ts';
import { draftFrom } from '../draft-from.ts';
import type { EditorFields } from '../editor-fields.ts';
import { linkTranslation } from './field-calls.ts';

/** The translations of a content that is open in the editor, and what can be done with them. */
export function useTranslations(content: Content) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { getValues } = useFormContext<EditorFields>();
  const [translations, setTranslations] = useState(content.translations);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = error instanceof ApiError;
      const [named] = refused ? Object.values(error.fields) : [];
      setFault(named ?? (refused ? error.message : t('dashboard:failure.generic')));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Other editors and the list show the links too. */
  const reload = (ids: string[]) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['contents'] }),
      ...ids.map((id) => client.invalidateQueries({ queryKey: ['content', id] })),
    ]);

  return {
    ...{ translations, isBusy, fault },
    /** Links another content; resolves with whether it was possible. */
    link: (of: string) =>
      run(async () => {
        setTranslations((await linkTranslation(content.id, { of })).translations);
        await reload([content.id, of]);
      }),
    /** Another content is a translation no longer. */
    unlink: (id: string) =>
      run(async () => {
        await linkTranslation(id, { of: null });
        setTranslations((all) => all.filter((other) => other.id !== id));
        await reload([content.id, id]);
      }),
    /** Creates a draft with the same text, to be translated, and opens it. */
    create: (language: Locale) =>
      run(async () => {
        const source = getValues();
        const draft = draftFrom(source, {
          // The address follows the title while it is translated.
          title: `${language.toUpperCase()}: ${source.title}`.slice(0, LIMITS.title),
          category: language === 'en' ? 'english' : source.category || content.category,
          ...{ language, tags: [], share: { title: '', description: '', mediaId: null } },
          translationOf: content.id,
        });
        const { data } = await createContent(draft, newCreationKey());
        await reload([content.id]);
        await navigate(`/dashboard/blog/${data.id}/edit`);
      }),
  };
}
