import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shows the message of a failed action at the place of the action. Screen readers announce it. */
export function FailureNote({ children }: { children: ReactNode }) {
  return <Alert color="danger">{children}</Alert>;
}

/** What is wrong with a whole form, above its buttons; nothing without a fault. */
export const FormFault = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <p className="field-fault" role="alert">
      {fault}
    </p>
  ) : null;
