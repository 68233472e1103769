import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Faults } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { Message } from '../../schema.ts';
import { rememberMessage } from '../message-calls.ts';

/**
 * For `useSubmit`: if another user has changed the message, the page shows its newer version, and
 * what was typed stays.
 */
export function useConflict() {
  const { t } = useText();
  const client = useQueryClient();
  return (error: unknown): Faults | undefined => {
    if (!(error instanceof ApiError) || error.status !== 409) return undefined;
    const current = Message.safeParse(error.current);
    if (!current.success) return undefined;
    rememberMessage(client, current.data);
    return { form: t('messages:details.conflict') };
  };
}
