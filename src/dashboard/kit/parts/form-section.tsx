import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import css from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text: string;
  /** For an index that leads to it. */
  anchor?: string;
  /** The fields need the whole width: the title stands above them. */
  isWide?: boolean;
  /** For moving the focus here when the focused element was removed. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title at the side and the fields beside it; below 900 px one above the other. */
export function FormSection({ title, text, anchor, isWide, heading, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      className={css.section}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      id={anchor}
    >
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

interface FormActionsProps {
  /** They stay at the lower edge of the window while a long form is scrolled. */
  isSticky?: boolean;
  children: ReactNode;
}

/** The buttons below the last section. */
export function FormActions({ isSticky = false, children }: FormActionsProps) {
  return (
    <div className={css.section} data-sticky={isSticky || undefined}>
      <Group className={css.actions} gap="xs">
        {children}
      </Group>
    </div>
  );
}
