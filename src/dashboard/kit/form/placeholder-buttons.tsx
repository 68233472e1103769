import { Button, Group, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../language/language.ts';
import type { Editing } from '../markdown/text-form.ts';

interface PlaceholderButtonsProps {
  names: readonly string[];
  /** The ids of the fields that may contain placeholders; the first one is the usual one. */
  fields: readonly string[];
  /** By id, those of the fields that are texts with formatting. */
  texts?: Readonly<Record<string, Editing | null>>;
}

/** Buttons that insert `{{name}}` at the cursor of the field that had the focus last. */
export function PlaceholderButtons({ names, fields, texts = {} }: PlaceholderButtonsProps) {
  const { t } = useText();
  const label = useId();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isIn = (id: string) => document.getElementById(id)?.contains(target as Node);
      last.current = fields.find(isIn) ?? last.current;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [fields]);

  function insert(name: string): void {
    const usual = fields[0] ?? '';
    const wanted = last.current && fields.includes(last.current) ? last.current : usual;
    const text = texts[wanted];
    if (text) {
      text.insertWords(`{{${name}}}`);
      text.focus();
      return;
    }
    const field = document.getElementById(wanted);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = selectionStart ?? value.length;
    field.focus();
    field.setRangeText(`{{${name}}}`, from, selectionEnd ?? from, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Group gap="xs" role="group" aria-labelledby={label}>
      <Text id={label} size="sm" c="dimmed">
        {t('dashboard:placeholders')}
      </Text>
      {names.map((name) => (
        <Button key={name} size="compact-sm" ff="monospace" onClick={() => insert(name)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Group>
  );
}
