import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { useCopy } from '../../../dashboard/kit/parts/copy-button.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { ToastAction, ToastLink } from '../../../dashboard/kit/parts/toast-action.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { contentRoutes } from '../contract.ts';
import { editorRoutes } from '../editor/contract.ts';
import type { Content, State } from '../schema.ts';

/** Long enough to reach a link in a message; a menu has the same. */
export const WITH_LINKS_MS = 10_000;

/** Adds to a message where the content can be seen now, and a button that copies its address. */
export function useLinksOf() {
  const { t } = useText();
  const copy = useCopy();
  return (message: string, path: string): ReactElement => (
    <ToastAction
      label={t('content:editor.copyLink')}
      onClick={() => void copy(window.location.origin + path)}
    >
      <ToastLink label={t('content:editor.onSite')} href={path}>
        {message}
      </ToastLink>
    </ToastAction>
  );
}

/** Says what was done with a content: when it will be published, or where it can be seen now. */
export function useDoneMessage() {
  const { t, locale } = useText();
  const withLinks = useLinksOf();
  return ({ path, publishedAt }: Content, state: State): void => {
    const when = fullMoment(locale, new Date(publishedAt ?? 0));
    const done = t(`content:editor.done.${state}`, { when });
    if (state === 'published') toast.success(withLinks(done, path), { duration: WITH_LINKS_MS });
    else toast.success(done);
  };
}

/** Makes a draft with the newest text of a content, and opens it in the editor. */
export function useDuplicate() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => call(editorRoutes.duplicate, { params: { id } }),
    async onSuccess({ data }) {
      void reload(client, contentRoutes, 'list');
      await navigate(`/dashboard/blog/${data.id}/edit`);
      toast.success(t('content:lists.row.duplicated'));
    },
    onError: showFailure,
  });
}
