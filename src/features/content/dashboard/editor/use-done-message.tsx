import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { ToastAction, ToastLink } from '../../../../dashboard/kit/parts/toast-action.tsx';
import { useCopy } from '../../../../dashboard/kit/parts/use-copy.ts';
import type { Content, State } from '../../schema.ts';

/** Long enough to reach a link in the message; the menu of the editor has the same. */
const WITH_LINKS_MS = 10_000;

/** Says what was done with a content: when it will be published, or where it can be seen now. */
export function useDoneMessage() {
  const { t, locale } = useText();
  const copy = useCopy();
  return ({ path, publishedAt }: Content, state: State): void => {
    const when = fullMoment(locale, new Date(publishedAt ?? 0));
    const done = t(`content:editor.done.${state}`, { when });
    if (state !== 'published') {
      toast.success(done);
      return;
    }
    toast.success(
      <ToastAction
        label={t('content:editor.copyLink')}
        onClick={() => void copy(window.location.origin + path)}
      >
        <ToastLink label={t('content:editor.onSite')} href={path}>
          {done}
        </ToastLink>
      </ToastAction>,
      { duration: WITH_LINKS_MS },
    );
  };
}
