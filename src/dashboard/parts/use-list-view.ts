import { useNavigate, useSearchParams } from 'react-router';

/**
 * What a list shows, as it stands in the address, and how to show something else. Every change
 * starts on its first page, unless it is the page itself; `replace` leaves no step to come back to.
 */
export function useListView<View extends { page: number }>(
  read: (search: URLSearchParams) => View,
  write: (view: View) => string,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  function show(patch: Partial<View>, replace = false): void {
    // The address is ahead of what is drawn: two changes in quick succession must both stay.
    const current = read(new URLSearchParams(window.location.search));
    void navigate(
      { search: write({ ...current, page: 1, ...patch }) },
      { replace, preventScrollReset: replace },
    );
  }
  return [read(search), show] as const;
}
