import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import type { Sides, Stretch } from './compare-texts.ts';
import css from './comparison.module.css';

/** A field whose two values are different. */
export interface ComparedField extends Sides {
  name: string;
  label: string;
  /** Shown above the words of both sides: their pictures. */
  pictures?: readonly [ReactNode, ReactNode];
}

interface ComparisonTableProps {
  fields: readonly ComparedField[];
  heads: readonly [string, string];
}

/** The fields of two versions side by side. */
export function ComparisonTable({ fields, heads }: ComparisonTableProps) {
  const { t } = useText();
  return (
    <Table className={css.table} withColumnBorders verticalSpacing="xs">
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
        {fields.map(({ name, label, theirs, mine, pictures }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>
              {pictures?.[0]}
              <ComparedText side={theirs} kind="theirs" />
            </Table.Td>
            <Table.Td>
              {pictures?.[1]}
              <ComparedText side={mine} kind="mine" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** One of two texts, with the differences marked. */
function ComparedText({ side, kind }: { side: Stretch[]; kind: 'theirs' | 'mine' }) {
  if (side.every(({ text }) => text === '')) return '–';
  const Mark = kind === 'theirs' ? 'del' : 'ins';
  return (
    <p className={css.text}>
      {side.map(({ text, changed }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name but their place
        changed ? <Mark key={place}>{text}</Mark> : text,
      )}
    </p>
  );
}
