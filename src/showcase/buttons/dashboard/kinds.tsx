import { Button, Group } from '@mantine/core';
import { State } from '../../example/state.tsx';

function Kinds(props: { disabled?: boolean; loading?: boolean }) {
  return (
    <Group gap="xs" lang="tr">
      <Button variant="filled" {...props}>
        Yayımla
      </Button>
      <Button {...props}>Taslağı kaydet</Button>
      <Button variant="subtle" {...props}>
        Vazgeç
      </Button>
      <Button variant="filled" color="danger" {...props}>
        Sil
      </Button>
    </Group>
  );
}

export default function Buttons() {
  return (
    <>
      <State is="default">
        <Kinds />
      </State>
      <State is="disabled">
        <Kinds disabled />
      </State>
      <State is="loading">
        <Kinds loading />
      </State>
      <State is="long">
        <Group gap="xs" lang="tr">
          <Button variant="filled" h="auto" mih={36} styles={{ label: { whiteSpace: 'normal' } }}>
            Değişiklikleri onaylayıp başvuru sahibine e-postayla bildir
          </Button>
        </Group>
      </State>
    </>
  );
}
