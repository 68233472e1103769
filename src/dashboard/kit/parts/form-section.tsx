import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import css from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text: string;
  /** For moving the focus here when the focused element was removed. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title at the side and the fields beside it; below 900 px one above the other. */
export function FormSection({ title, text, heading, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Text c="dimmed" mt={4}>
          {text}
        </Text>
      </div>
      <Stack miw={0}>{children}</Stack>
    </section>
  );
}

/** The buttons below the last section. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.section}>
      <Group className={css.actions} gap="xs">
        {children}
      </Group>
    </div>
  );
}
