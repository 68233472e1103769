import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shows the message of a failed action at the place of the action. Screen readers announce it. */
export function FailureNote({ children }: { children: ReactNode }) {
  return <Alert color="danger">{children}</Alert>;
}
