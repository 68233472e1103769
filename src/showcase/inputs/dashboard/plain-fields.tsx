import { Stack } from '@mantine/core';
import { PlainField } from '../../../dashboard/kit/parts/plain-field.tsx';

export default function PlainFields() {
  return (
    <Stack maw={400} lang="tr">
      <PlainField
        id="plain-name"
        label="E-posta"
        hint="Kurumunuzun verdiği adres"
        fault={undefined}
        autoComplete="off"
      />
      <PlainField
        id="plain-code"
        label="Kod"
        fault="Kod altı rakamdan oluşur."
        defaultValue="12"
        autoComplete="off"
      />
    </Stack>
  );
}
