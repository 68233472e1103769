import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Neighbours as Beside } from '../../../platform/neighbours.ts';
import { IconChevronLeft, IconChevronRight } from '../../../ui/tabler-icons/index.ts';
import { isShortcut } from '../keys/keys.ts';
import { useText } from '../language/language.ts';

interface NeighboursProps {
  /** Undefined while it is loaded. */
  beside: Beside | undefined;
  /** The address of the page of a record. */
  pathOf(id: string): string;
}

/** Links to the previous and the next record of a list; also the keys K and J. */
export function Neighbours({ beside, pathOf }: NeighboursProps) {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const addressOf = (id: string | null | undefined) => (id ? pathOf(id) : null);
  const [previous, next] = [addressOf(beside?.previous), addressOf(beside?.next)];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = { j: next, k: previous }[event.key];
      if (to && isShortcut(event)) void navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, previous, next]);
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Group gap="xs" wrap="nowrap">
      {beside && beside.position !== null ? (
        <Text c="dimmed" className="num">
          {number(beside.position)} / {number(beside.total)}
        </Text>
      ) : null}
      <Step to={previous} keys="K" before>
        {t('dashboard:neighbours.previous')}
      </Step>
      <Step to={next} keys="J">
        {t('dashboard:neighbours.next')}
      </Step>
    </Group>
  );
}

interface StepProps {
  to: string | null;
  keys: string;
  before?: boolean;
  children: string;
}

function Step({ to, keys, before = false, children }: StepProps) {
  const Icon = before ? IconChevronLeft : IconChevronRight;
  const icon = <Icon size={16} stroke={1.7} className="flip" aria-hidden="true" />;
  const parts = before ? { leftSection: icon } : { rightSection: icon };
  if (!to)
    return (
      <Button disabled {...parts}>
        {children}
      </Button>
    );
  return (
    <Button component={Link} to={to} aria-keyshortcuts={keys} {...parts}>
      {children}
    </Button>
  );
}
