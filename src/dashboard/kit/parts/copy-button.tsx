import { ActionIcon } from '@mantine/core';
import { toast } from 'react-hot-toast/headless';
import { IconCopy } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';

/** Copies a text. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('dashboard:copy.done'));
    } catch {
      // Browsers offer the clipboard only to pages that were loaded over HTTPS.
      toast.error(t('dashboard:copy.failed'));
    }
  };
  return (
    <ActionIcon size={28} aria-label={t('dashboard:copy.label', { value })} onClick={copy}>
      <IconCopy size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
