import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { ImportState } from '../schema.ts';

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
