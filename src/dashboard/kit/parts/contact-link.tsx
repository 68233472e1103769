import { Group } from '@mantine/core';
import { formatPhone } from '../../../platform/phone.ts';
import { CopyButton } from './copy-button.tsx';

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
