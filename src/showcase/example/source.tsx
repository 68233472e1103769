import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../dashboard/kit/language/language.ts';
import { IconCopy } from '../../ui/tabler-icons/index.ts';
import css from './source.module.css';

/** The source text of an example, with a button that copies it. */
export function Source({ name, code }: { name: string; code: string }) {
  const { t } = useText();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('dashboard:copy.done'));
    } catch {
      // Browsers offer the clipboard only to pages that were loaded over HTTPS.
      toast.error(t('dashboard:copy.failed'));
    }
  };
  return (
    <details className={css.source}>
      <summary id={id}>
        {t('showcase:code.title')}
        <span className="sr-only">: {name}</span>
      </summary>
      <Group justify="flex-end" px="sm">
        <Button
          size="compact-sm"
          leftSection={<IconCopy size={15} stroke={1.7} aria-hidden="true" />}
          onClick={copy}
        >
          {t('showcase:code.copy')}
        </Button>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <section tabIndex={0} aria-labelledby={id} className={css.lines} dir="ltr">
        <pre>
          <code lang="en">{code}</code>
        </pre>
      </section>
    </details>
  );
}
