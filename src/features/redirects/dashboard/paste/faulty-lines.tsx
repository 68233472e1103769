import type { Messages } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import css from './paste.module.css';

interface FaultyLine {
  /** From 1. */
  number: number;
  message: string;
  /** Where the line begins and ends in the text. */
  from: number;
  to: number;
}

/** The lines that the server has refused, with their places in the text. */
export function faultyLines(faults: Messages, text: string): FaultyLine[] {
  const lines = text.split('\n');
  return Object.entries(faults).flatMap(([path, message = '']) => {
    const number = Number(/^lines\.(\d+)$/.exec(path)?.[1]);
    if (!number) return [];
    const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    return [{ number, message, from, to: from + (lines[number - 1]?.length ?? 0) }];
  });
}

interface FaultyLinesProps {
  faulty: FaultyLine[];
  /** The id of the field with the lines. */
  field: string;
}

/** Every faulty line; a press selects it in the field. */
export function FaultyLines({ faulty, field }: FaultyLinesProps) {
  const { t } = useText();
  if (faulty.length === 0) return null;
  function select({ from, to }: FaultyLine): void {
    const area = document.getElementById(field) as HTMLTextAreaElement | null;
    area?.focus();
    area?.setSelectionRange(from, to);
  }
  return (
    <ul role="list" className={css.lines} aria-label={t('redirects:paste.faultyLines')}>
      {faulty.map((line) => (
        <li key={line.number}>
          <button type="button" onClick={() => select(line)}>
            {t('redirects:paste.line', { number: line.number })}
          </button>{' '}
          {line.message}
        </li>
      ))}
    </ul>
  );
}
