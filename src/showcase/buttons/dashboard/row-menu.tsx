import { Group, Menu } from '@mantine/core';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';

export default function RowMenuExample() {
  return (
    <Group justify="space-between" lang="tr">
      <span>Kıyı hepimizin: yasa teklifimiz Meclis’te</span>
      <RowMenu name="Kıyı hepimizin">
        <Menu.Item>Düzenle</Menu.Item>
        <Menu.Item disabled>Yayımdan kaldır</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="danger">Çöpe taşı</Menu.Item>
      </RowMenu>
    </Group>
  );
}
