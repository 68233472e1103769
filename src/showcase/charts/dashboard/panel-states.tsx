import { useQuery } from '@tanstack/react-query';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { ShownError } from '../../../dashboard/kit/session/api-error.ts';
import { State, type StateName } from '../../example/state.tsx';

/** The replies of a server that does not answer, that fails, and that has nothing. */
const REPLIES: Partial<Record<StateName, () => Promise<unknown>>> = {
  loading: () => new Promise(() => {}),
  failed: () => Promise.reject(new ShownError('Sunucuya ulaşılamıyor.')),
  empty: async () => [],
};

function Panel({ is }: { is: StateName }) {
  const query = useQuery({ queryKey: ['panel', is], queryFn: REPLIES[is] ?? (async () => []) });
  return (
    <div className="panel" lang="tr">
      <header className="panel-head">
        <h3>Haftalık başvurular</h3>
      </header>
      <PanelState query={query} isEmpty empty="Bu dönemde başvuru yok.">
        {null}
      </PanelState>
    </div>
  );
}

export default function PanelStates() {
  return (['loading', 'failed', 'empty'] as const).map((is) => (
    <State key={is} is={is}>
      <Panel is={is} />
    </State>
  ));
}
