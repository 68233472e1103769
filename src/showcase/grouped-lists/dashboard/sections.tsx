import { Stack } from '@mantine/core';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';

export default function Sections() {
  return (
    <Stack gap="lg" lang="tr">
      <FormSection title="Kimlik" text="Nüfus kaydındaki gibi">
        <Facts
          facts={[
            ['Ad', 'Aylin Işıkçı'],
            ['Doğum tarihi', '4 Nisan 1991'],
          ]}
        />
      </FormSection>
      <FormSection title="İletişim" text="Başvurunun sonucu buraya bildirilir">
        <Facts
          facts={[
            ['E-posta', 'aylin@ufuk.example'],
            ['İl', 'İzmir'],
          ]}
        />
      </FormSection>
    </Stack>
  );
}
