import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { reloadContents } from '../list/list-calls.ts';
import { recoverContent } from './trash-calls.ts';

/** Takes a content out of the trash, and says so. */
export function useRecover() {
  const { t } = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: recoverContent,
    onSuccess: () => void toast.success(t('content:lists.trashList.restored')),
    onError: showFailure,
    onSettled: () => reloadContents(client),
  });
}
