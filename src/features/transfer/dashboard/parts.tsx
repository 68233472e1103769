import type { QueryClient } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { type Import, type ImportState, isBusy, transferRoutes } from '../contract.ts';

/** How often an import that is checked or running is read again. */
const WATCH_MS = 1000;

export const watched = (imports: readonly Import[] = []) =>
  imports.some(({ state }) => isBusy(state)) ? WATCH_MS : false;

/** Shows an import as the server replied, and loads the list again. */
export function keepImport(client: QueryClient, one: Import): void {
  client.setQueryData(read(transferRoutes.get, { params: { id: one.id } }).queryKey, one);
  void reload(client, transferRoutes, 'list');
}

const MARKS = {
  checking: { tone: 'info', shape: 'half' },
  checked: { tone: 'warning', shape: 'hollow' },
  running: { tone: 'info', shape: 'half' },
  done: { tone: 'success', shape: 'check' },
  failed: { tone: 'danger', shape: 'cross' },
} as const;

export function ImportMark({ state, size }: { state: ImportState; size: 'small' | 'large' }) {
  const { t } = useText();
  return (
    <Status {...MARKS[state]} size={size}>
      {t(`transfer:state.${state}`)}
    </Status>
  );
}
