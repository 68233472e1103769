import { NativeSelect, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { call, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import { keepLost, useWordFile, WordField } from '../../../word-files/dashboard/shared.tsx';
import { contentRoutes } from '../../contract.ts';
import { CATEGORY_NAMES, type Category, LIMITS } from '../../schema.ts';
import { draftFrom, emptyFields, newCreationKey } from '../editor/editor-fields.ts';

interface FromWordProps {
  /** The one that is proposed. */
  category: Category;
  /** One that was dropped on the page. */
  file: File | null;
  onClose: () => void;
}

/** Makes a draft of a Word file, and opens it in the editor. */
export function FromWordDialog({ category, file, onClose }: FromWordProps) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSessionUser();
  const [chosen, setChosen] = useState(category);
  // It can be changed while the file is read.
  const latest = useRef(chosen);
  latest.current = chosen;
  const word = useWordFile('content', async ({ title, body, lost }) => {
    const author = user.name && user.surname ? displayName(user) : '';
    const named = title.trim().length < LIMITS.titleFrom ? t('content:editor.new') : title;
    const draft = draftFrom(emptyFields(author), {
      title: named.slice(0, LIMITS.title),
      category: latest.current,
      body,
    });
    const { data } = await call(contentRoutes.create, {
      body: draft,
      headers: { 'Idempotency-Key': newCreationKey() },
    });
    keepLost(data.id, lost);
    void reload(client, contentRoutes);
    await navigate(`/dashboard/blog/${data.id}/edit`);
  });
  const begun = useRef(false);
  useEffect(() => {
    if (file && !begun.current) word.start(file);
    begun.current = true;
  }, [file, word.start]);
  return (
    <Dialog opened title={t('wordFiles:contentTitle')} onClose={onClose} size={560}>
      <Stack gap="sm">
        <p>{t('wordFiles:contentLead')}</p>
        <NativeSelect
          label={t('content:editor.fields.category')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Category)}
          data={CATEGORY_NAMES.map((value) => ({
            value,
            label: t(`content:categories.${value}.name`),
          }))}
        />
        <WordField word={word} />
      </Stack>
    </Dialog>
  );
}
