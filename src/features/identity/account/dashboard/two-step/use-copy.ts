import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';

/** Copies a text to the clipboard and shows whether this succeeded. */
export function useCopy() {
  const { t } = useText();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('account:twoStep.codes.copied'));
    } catch {
      toast.error(t('account:twoStep.codes.copyFailed'));
    }
  };
}
