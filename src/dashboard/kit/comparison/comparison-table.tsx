import '@mantine/core/styles/Table.layer.css';
import { Box, Table, Text } from '@mantine/core';
import { useText } from '../language/language.ts';
import type { Sides } from './compare-texts.ts';
import { ComparedBody } from './compared-body.tsx';
import { ComparedText } from './compared-text.tsx';
import css from './comparison.module.css';

/** A field whose two values are different. */
export interface ComparedField extends Sides {
  name: string;
  label: string;
}

interface ComparisonTableProps {
  /** Only those that differ. */
  fields: readonly ComparedField[];
  body: { label: string; theirs: string; mine: string };
  /** The names of both versions, the older one first. */
  heads: readonly [string, string];
  /** As high as its differences; otherwise it scrolls by itself, for dialogs and forms. */
  whole?: boolean;
}

/** Two versions of a record side by side: fields that differ, and the differences of the text. */
export function ComparisonTable({ fields, body, heads, whole = false }: ComparisonTableProps) {
  const { t } = useText();
  const bodiesDiffer = body.theirs !== body.mine;
  if (fields.length === 0 && !bodiesDiffer)
    return <Text my="md">{t('dashboard:comparison.none')}</Text>;
  return (
    <Box
      component="section"
      className={whole ? css.whole : css.scroll}
      mt="md"
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('dashboard:comparison.name')}
    >
      <Table className={css.table} stickyHeader={!whole} withColumnBorders verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('dashboard:comparison.field')}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ name, label, theirs, mine }) => (
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
        {bodiesDiffer ? <ComparedBody {...body} /> : null}
      </Table>
    </Box>
  );
}
