import { Button } from '@mantine/core';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { TableSkeleton } from '../../../dashboard/kit/parts/skeletons.tsx';
import { State } from '../../example/state.tsx';

export default function TableStates() {
  return (
    <div lang="tr">
      <State is="loading">
        <TableSkeleton rowHeight={40} />
      </State>
      <State is="empty">
        <EmptyState kind="none" title="Henüz içerik yok" text="İlk içeriği siz yazın.">
          <Button variant="filled">Yeni içerik</Button>
        </EmptyState>
      </State>
      <State is="noMatch">
        <EmptyState
          kind="noMatch"
          title="Aradığınıza uyan içerik yok"
          text="Süzgeçleri değiştirin."
        >
          <Button>Süzgeçleri temizle</Button>
        </EmptyState>
      </State>
      <State is="forbidden">
        <EmptyState
          kind="forbidden"
          title="Bu sayfa yöneticiler içindir"
          text="Site yönetimini yalnızca yöneticiler görür."
        />
      </State>
      <State is="failed">
        <EmptyState kind="failed" title="Liste yüklenemedi" text="Sunucuya ulaşılamıyor.">
          <Button>Yeniden dene</Button>
        </EmptyState>
      </State>
    </div>
  );
}
