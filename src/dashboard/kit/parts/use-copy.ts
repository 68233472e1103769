import { toast } from 'react-hot-toast/headless';
import { useText } from '../language/language.ts';

/** Copies a text, and says whether that was possible. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useText();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('dashboard:copy.done'));
    } catch {
      // Browsers offer the clipboard only to pages that were loaded over HTTPS.
      toast.error(t('dashboard:copy.failed'));
    }
  };
}
