import { ActionIcon, Group } from '@mantine/core';
import { toast } from 'react-hot-toast/headless';
import { formatPhone } from '../../../platform/phone.ts';
import { IconCopy } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';

/** Copies a text. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useText();
  const copy = useCopy();
  return (
    <ActionIcon
      size={28}
      aria-label={t('dashboard:copy.label', { value })}
      onClick={() => copy(value)}
    >
      <IconCopy size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}

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

/** A link that opens the address or calls the number, with a button that copies it. */
function ContactLink(props: { href: string; shown: string; value: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <a className="num" href={props.href}>
        {props.shown}
      </a>
      <CopyButton value={props.value} />
    </Group>
  );
}

export const EmailLink = ({ email }: { email: string }) => (
  <ContactLink href={`mailto:${email}`} shown={email} value={email} />
);

/** `phone`: E.164. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <ContactLink href={`tel:${phone}`} shown={formatPhone(phone)} value={phone} />
);
