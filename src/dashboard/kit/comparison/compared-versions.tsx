import { Box, Text } from '@mantine/core';
import { useText } from '../language/language.ts';
import css from './comparison.module.css';
import { type ComparedField, ComparisonTable } from './comparison-table.tsx';
import { type ReadRendered, RenderedComparison } from './rendered-comparison.tsx';

interface ComparedVersionsProps {
  /** Only those that differ. */
  fields: readonly ComparedField[];
  /** The text in Markdown; `read` renders it as the site does. */
  body: { label: string; theirs: string; mine: string; read: ReadRendered; lang?: string };
  /** The names of both versions, the older one first. */
  heads: readonly [string, string];
  /** As high as its differences; otherwise it scrolls by itself, for dialogs and forms. */
  whole?: boolean;
}

/** Two versions of a record: the fields that differ side by side, and both texts as one. */
export function ComparedVersions({ fields, body, heads, whole = false }: ComparedVersionsProps) {
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
      {fields.length > 0 ? <ComparisonTable fields={fields} heads={heads} /> : null}
      {bodiesDiffer ? (
        <div className={css.body}>
          <h3>{body.label}</h3>
          <RenderedComparison
            before={body.theirs}
            after={body.mine}
            read={body.read}
            lang={body.lang}
          />
        </div>
      ) : null}
    </Box>
  );
}
