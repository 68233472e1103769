import '@mantine/core/styles/Table.layer.css';
import { Box, Table, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ComparedBody } from '../editor/compared-body.tsx';
import { ComparedText } from '../editor/compared-values.tsx';
import css from '../editor/comparison.module.css';
import { type Comparable, compareFields } from './compare-fields.ts';

interface ComparisonProps {
  before: Comparable;
  after: Comparable;
  /** The names of both versions. */
  heads: [string, string];
}

/** Two versions side by side: only the fields that differ, and the differences of the text. */
export function Comparison({ before, after, heads }: ComparisonProps) {
  const { t, locale } = useText();
  const differing = compareFields(t, locale, before, after);
  const bodiesDiffer = before.body !== after.body;
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
            {heads.map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differing.map(({ name, label, theirs, mine }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>
                <ComparedText side={theirs} kind="theirs" />
              </Table.Td>
              <Table.Td>
                <ComparedText side={mine} kind="mine" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {bodiesDiffer ? <ComparedBody theirs={before.body} mine={after.body} /> : null}
      </Table>
    </Box>
  );
}
