import { Table, Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import { compareTexts } from './compare-texts.ts';
import { ComparedText } from './compared-text.tsx';
import css from './comparison.module.css';

/** How many lines are shown before and after a difference. */
const AROUND = 2;

interface ComparedBodyProps {
  /** What the text is called. */
  label: string;
  theirs: string;
  mine: string;
}

/**
 * The table rows for two different bodies: differences side by side, and only some of the equal
 * lines.
 */
export function ComparedBody({ label, theirs, mine }: ComparedBodyProps) {
  const blocks = useMemo(() => compareTexts(theirs, mine), [theirs, mine]);
  const name = (
    <Table.Th scope="rowgroup" rowSpan={blocks.length}>
      {label}
    </Table.Th>
  );
  return (
    <Table.Tbody>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <Table.Tr key={place}>
          {place === 0 ? name : null}
          {'same' in block ? (
            <Table.Td colSpan={2} c="dimmed">
              <SameLines
                lines={block.same}
                before={place > 0 ? AROUND : 0}
                after={place < blocks.length - 1 ? AROUND : 0}
              />
            </Table.Td>
          ) : (
            <>
              <Table.Td>
                <ComparedText side={block.theirs} kind="theirs" />
              </Table.Td>
              <Table.Td>
                <ComparedText side={block.mine} kind="mine" />
              </Table.Td>
            </>
          )}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

interface SameLinesProps {
  lines: string[];
  /**
   * The number of lines to show at the start, after a difference, and at the end, before the next
   * one.
   */
  before: number;
  after: number;
}

function SameLines({ lines, before, after }: SameLinesProps) {
  const { t, locale } = useText();
  const left = lines.length - before - after;
  // A single line needs no more space than the text that would replace it.
  if (left <= 1) return <p className={css.text}>{lines.join('\n')}</p>;
  const first = lines.slice(0, before).join('\n');
  const last = lines.slice(lines.length - after).join('\n');
  const count = formatNumber(locale, left);
  return (
    <>
      {before > 0 ? <p className={css.text}>{first}</p> : null}
      <Text size="xs" ta="center" py={4}>
        {t('dashboard:comparison.sameLines', { count })}
      </Text>
      {after > 0 ? <p className={css.text}>{last}</p> : null}
    </>
  );
}
