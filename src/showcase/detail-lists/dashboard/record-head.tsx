import { Button, Group, Stack } from '@mantine/core';
import { EmailLink, PhoneLink } from '../../../dashboard/kit/parts/copy-button.tsx';
import { Neighbours } from '../../../dashboard/kit/parts/neighbours.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';

const beside = { position: 1, total: 598, previous: null, next: 'next' };

export default function RecordHead() {
  return (
    <Stack lang="tr">
      <Neighbours beside={beside} pathOf={(id) => `/components/data-display/${id}`} />
      <DetailsHead actions={<Button>Düzenle</Button>}>
        <h3>Ümmügülsüm Karahasanoğulları Büyükçolakoğlu</h3>
        <Status tone="info" shape="half" size="medium">
          İncelemede
        </Status>
      </DetailsHead>
      <Group gap="md">
        <EmailLink email="ummugulsum@ufuk.example" />
        <PhoneLink phone="+905000000000" />
      </Group>
    </Stack>
  );
}
