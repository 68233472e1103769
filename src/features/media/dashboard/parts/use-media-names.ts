import { useQueries } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { isGone } from '../../../../dashboard/kit/session/api-error.ts';
import { oneMedia } from '../media-calls.ts';

/** What pictures and files of the library are called, by their ids; also of those that were deleted. */
export function useMediaNames(ids: readonly string[]): (id: string) => string {
  const { t } = useText();
  const wanted = [...new Set(ids)];
  const names = useQueries({
    queries: wanted.map((id) => oneMedia(id)),
    combine: (results) =>
      new Map(
        results.map(({ data, error }, place) => [
          wanted[place],
          data ? data.name || data.originalName : isGone(error) ? t('media:deleted') : '…',
        ]),
      ),
  });
  return (id) => names.get(id) ?? '';
}
