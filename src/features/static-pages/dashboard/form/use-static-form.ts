import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../../dashboard/kit/markdown/source.ts';
import { type StaticText, StaticWords, type Which } from '../../schema.ts';
import { newerStaticText, oneStaticText, saveStaticText } from '../static-calls.ts';

export const IDS = { title: 'page-title', body: SOURCE_ID };

export const fieldsOf = ({ title, body }: StaticText): StaticWords => ({ title, body });

/** The form of the text of a page in one language. */
export function useStaticForm(which: Which, text: StaticText) {
  const { t } = useText();
  const client = useQueryClient();
  function remember(data: StaticText): void {
    client.setQueryData(oneStaticText(which).queryKey, data);
    void client.invalidateQueries({ queryKey: ['static-pages'] });
    // Whether there is a Turkish text.
    void client.invalidateQueries({ queryKey: ['static-page', which.page] });
  }
  const record = useRecordForm<StaticWords, StaticWords, StaticText>({
    initial: { record: text, fields: fieldsOf(text) },
    target: undefined,
    rules: () => ({ schema: StaticWords }),
    words: {
      label: (path) => t(`staticPages:fields.${path}`),
      wrong: (_path, field) => t('staticPages:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.title.trim() === b.title.trim() && a.body.trim() === b.body.trim(),
    async save(words, { over }) {
      const version = over.record?.version ?? text.version;
      const { data, message } = await saveStaticText(which, { ...words, version });
      toast.success(message);
      return data;
    },
    newerOf: newerStaticText,
    onSaved: remember,
  });
  return { ...record, remember };
}
