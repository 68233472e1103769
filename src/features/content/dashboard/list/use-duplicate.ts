import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { LIMITS } from '../../schema.ts';
import { createContent, editedContent } from '../content-calls.ts';
import { newCreationKey } from '../editor/creation-key.ts';
import { draftFrom } from '../editor/draft-from.ts';
import { fieldsOf } from '../editor/editor-fields.ts';
import { reloadContents } from './list-calls.ts';

/** Makes a draft with the newest text of a content, and opens it in the editor. */
export function useDuplicate() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn(id: string) {
      const source = await client.fetchQuery({ ...editedContent(id), staleTime: 0 });
      // The mark of a copy is longer than what a full title has left.
      const title = t('content:lists.row.copyOf', { title: source.title });
      const { category } = source;
      const draft = draftFrom(fieldsOf(source), { title: title.slice(0, LIMITS.title), category });
      return (await createContent(draft, newCreationKey())).data;
    },
    async onSuccess({ id }) {
      reloadContents(client);
      await navigate(`/dashboard/blog/${id}/edit`);
      toast.success(t('content:lists.row.duplicated'));
    },
    onError: (error) => void toast.error(error.message),
  });
}
