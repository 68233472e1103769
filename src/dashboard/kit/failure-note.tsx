import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says what could not be done, where it was tried. It is read out when it appears. */
export function FailureNote({ children }: { children: ReactNode }) {
  return <Alert color="danger">{children}</Alert>;
}
