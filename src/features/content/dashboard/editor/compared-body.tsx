import { useMemo } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { compareTexts } from './compare-texts.ts';
import { ComparedText } from './compared-values.tsx';

/** Lines shown before and after a difference. */
const AROUND = 2;

/** The rows of two differing bodies: what differs side by side, and little of what is the same. */
export function ComparedBody({ theirs, mine }: { theirs: string; mine: string }) {
  const { t } = useText();
  const blocks = useMemo(() => compareTexts(theirs, mine), [theirs, mine]);
  const name = (
    <th scope="rowgroup" rowSpan={blocks.length}>
      {t('content:editor.fields.body')}
    </th>
  );
  return (
    <tbody className="compared-body">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <tr key={place}>
          {place === 0 ? name : null}
          {'same' in block ? (
            <td colSpan={2} className="compared-same">
              <SameLines
                lines={block.same}
                before={place > 0 ? AROUND : 0}
                after={place < blocks.length - 1 ? AROUND : 0}
              />
            </td>
          ) : (
            <>
              <td>
                <ComparedText side={block.theirs} kind="theirs" />
              </td>
              <td>
                <ComparedText side={block.mine} kind="mine" />
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface SameLinesProps {
  lines: string[];
  /** Lines to show next to the difference before these lines, and next to the one after them. */
  before: number;
  after: number;
}

function SameLines({ lines, before, after }: SameLinesProps) {
  const { t, locale } = useText();
  const left = lines.length - before - after;
  // One line takes no more room than the words that would stand in its place.
  if (left <= 1) return <p className="compared-text">{lines.join('\n')}</p>;
  const first = lines.slice(0, before).join('\n');
  const last = lines.slice(lines.length - after).join('\n');
  const count = formatNumber(locale, left);
  return (
    <>
      {before > 0 ? <p className="compared-text">{first}</p> : null}
      <p className="compared-rest">{t('content:editor.sameLines', { count })}</p>
      {after > 0 ? <p className="compared-text">{last}</p> : null}
    </>
  );
}
