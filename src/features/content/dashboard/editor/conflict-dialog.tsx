import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../../dashboard/language/language.ts';
import { fullMoment } from '../../../../dashboard/language/moment.ts';
import { Dialog } from '../../../../dashboard/parts/dialog.tsx';
import type { Content } from '../../schema.ts';
import { type EditorFields, fieldsOf, sameFields } from './editor-fields.ts';
import { diffLines } from './line-diff.ts';

interface ConflictDialogProps {
  opened: boolean;
  theirs: Content;
  mine: EditorFields;
  busy: boolean;
  onLoadTheirs: (theirs: Content) => void;
  onSaveMine: (theirs: Content) => void;
  onClose: () => void;
}

/** Somebody saved in between: both versions side by side, and a choice that is made knowingly. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { t, locale } = useText();
  const { opened, theirs, mine, busy } = props;
  const who = theirs.savedBy ?? t('content:editor.someone');
  const when = fullMoment(locale, new Date(theirs.updatedAt));
  return (
    <Dialog
      opened={opened}
      size={1040}
      title={t('content:editor.conflictTitle')}
      onClose={props.onClose}
    >
      <div className="dialog-text">
        <p>{t('content:editor.conflictText', { when, who })}</p>
      </div>
      <Comparison theirs={theirs} mine={mine} />
      <div className="dialog-actions">
        <Button onClick={props.onClose}>{t('content:editor.conflictLater')}</Button>
        <Button onClick={() => props.onLoadTheirs(theirs)}>{t('content:editor.loadTheirs')}</Button>
        <Button
          variant="filled"
          color="danger"
          loading={busy}
          onClick={() => props.onSaveMine(theirs)}
        >
          {t('content:editor.saveMine')}
        </Button>
      </div>
    </Dialog>
  );
}

function Comparison({ theirs, mine }: { theirs: Content; mine: EditorFields }) {
  const { t } = useText();
  const other = fieldsOf(theirs);
  const lines = useMemo(() => diffLines(theirs.body, mine.body), [theirs.body, mine.body]);
  const word = (fields: EditorFields, name: string): string => {
    if (name === 'category')
      return fields.category && t(`content:categories.${fields.category}.name`);
    if (name === 'cover')
      return fields.cover ? fields.cover.alt || t('media:noAltYet') : t('media:none');
    return fields[name as 'title'];
  };
  const differing = (['title', 'category', 'slug', 'summary', 'author', 'cover'] as const).filter(
    (name) => !sameFields({ ...mine, [name]: other[name] }, mine),
  );
  const column = (kind: 'theirs' | 'mine') =>
    lines
      .map((line, place) => ({ ...line, place }))
      .filter((line) => line.kind === 'same' || line.kind === kind);

  return (
    <section
      className="comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('content:editor.comparison')}
    >
      <table className="compared-fields">
        <thead>
          <tr>
            <th scope="col">{t('content:editor.field')}</th>
            <th scope="col">{t('content:editor.theirs')}</th>
            <th scope="col">{t('content:editor.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((name) => (
            <tr key={name}>
              <th scope="row">
                {t(name === 'cover' ? 'media:cover' : `content:editor.fields.${name}`)}
              </th>
              <td>{word(other, name) || '–'}</td>
              <td>{word(mine, name) || '–'}</td>
            </tr>
          ))}
          <tr className="compared-body">
            <th scope="row">{t('content:editor.fields.body')}</th>
            {(['theirs', 'mine'] as const).map((kind) => (
              <td key={kind}>
                {column(kind).map((line) =>
                  line.kind === 'same' ? (
                    <p key={line.place}>{line.text || '\u00a0'}</p>
                  ) : (
                    <p key={line.place} data-kind={kind}>
                      {kind === 'theirs' ? (
                        <del>{line.text || '\u00a0'}</del>
                      ) : (
                        <ins>{line.text || '\u00a0'}</ins>
                      )}
                    </p>
                  ),
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
