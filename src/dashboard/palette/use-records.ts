import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFeatures } from '../frame/features-context.ts';
import { type Entry, type FoundRecord, isAllowed } from '../kit/feature.ts';
import { useSessionUser } from '../kit/session/session-user.ts';

const PAUSE_MS = 200;
/** Fewer letters would find nearly everything. */
const FEWEST_LETTERS = 2;

export interface Found extends Pick<Entry, 'label' | 'icon'> {
  records: FoundRecord[];
}

/** The records of all kinds that the typed words find, after a pause in typing. */
export function useRecords(typed: string): { found: Found[]; isSearching: boolean } {
  const user = useSessionUser();
  const features = useFeatures();
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLong = typed.trim().length >= FEWEST_LETTERS;
  const query = useQuery({
    queryKey: ['palette', words],
    enabled: words.length >= FEWEST_LETTERS,
    retry: false,
    gcTime: 0,
    queryFn: () =>
      Promise.all(
        features
          .flatMap(({ navigation = [] }) => navigation)
          .filter((entry) => entry.find && isAllowed(entry, user))
          .map(async ({ label, icon, find }) => {
            // One kind that cannot be searched now does not hide the others.
            const records = await find?.()
              .then((search) => search(words))
              .catch(() => []);
            return { label, icon, records: records ?? [] };
          }),
      ),
  });
  const found = isLong ? (query.data ?? []).filter(({ records }) => records.length > 0) : [];
  return { found, isSearching: isLong && (words !== typed.trim() || query.isFetching) };
}
