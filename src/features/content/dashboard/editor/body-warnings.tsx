import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { BodyWarning } from '../../schema.ts';
import css from './editor.module.css';

/**
 * Lists what the site leaves out of the text, with the line and the reason. Saving is still
 * possible.
 */
export function BodyWarnings({ warnings }: { warnings: BodyWarning[] }) {
  const { t } = useText();
  if (warnings.length === 0) return null;
  return (
    <ul role="list" className={css.band}>
      {warnings.map(({ kind, line, address }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one line may have the same address
        <li key={place}>{t(`content:editor.warning.${kind}`, { line, address })}</li>
      ))}
    </ul>
  );
}
