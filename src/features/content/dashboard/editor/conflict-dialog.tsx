import '@mantine/core/styles/Table.layer.css';
import { Box, Button, Table, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import type { Content } from '../../schema.ts';
import { compareWords } from './compare-texts.ts';
import { ComparedBody } from './compared-body.tsx';
import { ComparedText } from './compared-values.tsx';
import css from './comparison.module.css';
import { type EditorFields, fieldsOf, sameFields } from './editor-fields.ts';

interface ConflictDialogProps {
  opened: boolean;
  theirs: Content;
  mine: EditorFields;
  busy: boolean;
  onLoadTheirs: (theirs: Content) => void;
  onSaveMine: (theirs: Content) => void;
  onClose: () => void;
}

/**
 * Shown if another user has saved in the meantime: both versions side by side, so that the user can
 * choose one.
 */
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
      <p>{t('content:editor.conflictText', { when, who })}</p>
      <Comparison theirs={theirs} mine={mine} />
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}

const FIELDS = ['title', 'category', 'slug', 'summary', 'author', 'cover'] as const;

/** Contains only the fields that differ. */
function Comparison({ theirs, mine }: { theirs: Content; mine: EditorFields }) {
  const { t } = useText();
  const other = fieldsOf(theirs);
  const word = (fields: EditorFields, name: (typeof FIELDS)[number]): string => {
    if (name === 'category')
      return fields.category && t(`content:categories.${fields.category}.name`);
    if (name === 'cover')
      return fields.cover ? fields.cover.alt || t('media:noAltYet') : t('media:none');
    return fields[name];
  };
  const differing = FIELDS.filter(
    (name) => !sameFields({ ...mine, [name]: other[name] }, mine),
  ).map((name) => ({ name, ...compareWords(word(other, name), word(mine, name)) }));
  const bodiesDiffer = other.body !== mine.body;
  if (differing.length === 0 && !bodiesDiffer)
    return <Text my="md">{t('content:editor.noDifference')}</Text>;

  return (
    <Box
      component="section"
      className={css.scroll}
      mt="md"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('content:editor.comparison')}
    >
      <Table className={css.table} stickyHeader withColumnBorders verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('content:editor.field')}</Table.Th>
            <Table.Th scope="col">{t('content:editor.theirs')}</Table.Th>
            <Table.Th scope="col">{t('content:editor.mine')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differing.map(({ name, theirs: left, mine: right }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                {t(name === 'cover' ? 'media:cover' : `content:editor.fields.${name}`)}
              </Table.Th>
              <Table.Td>
                <ComparedText side={left} kind="theirs" />
              </Table.Td>
              <Table.Td>
                <ComparedText side={right} kind="mine" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {bodiesDiffer ? <ComparedBody theirs={other.body} mine={mine.body} /> : null}
      </Table>
    </Box>
  );
}
