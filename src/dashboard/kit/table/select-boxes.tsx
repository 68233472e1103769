import { useText } from '../language/language.ts';
import css from './data-table.module.css';
import type { Selection } from './selection.ts';

/** The checkbox in the header: selects every row of the page, or none. */
export function SelectAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const { t } = useText();
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <th scope="col" className={css.box}>
      <input
        type="checkbox"
        className={css.check}
        aria-label={t('dashboard:list.selectPage')}
        checked={selection.isAll || (ids.length > 0 && chosen === ids.length)}
        // An attribute for it does not exist.
        ref={(box) => {
          if (box) box.indeterminate = !selection.isAll && chosen > 0 && chosen < ids.length;
        }}
        onChange={(event) => selection.set(ids, event.currentTarget.checked)}
      />
    </th>
  );
}

interface SelectRowProps {
  selection: Selection;
  id: string;
  name: string;
}

export function SelectRow({ selection, id, name }: SelectRowProps) {
  const { t } = useText();
  return (
    <td className={css.box}>
      <input
        type="checkbox"
        className={css.check}
        aria-label={t('dashboard:list.selectRow', { name })}
        checked={selection.isAll || selection.ids.has(id)}
        onChange={(event) => selection.set([id], event.currentTarget.checked)}
      />
    </td>
  );
}
