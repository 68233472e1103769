import { readInLanguage } from '../../../dashboard/kit/session/calls.ts';
import { mediaRoutes } from '../contract.ts';

/** A picture or file of the library, to show its name. */
export const mediaOf = (id: string) => ({
  ...readInLanguage(mediaRoutes.get, { params: { id } }),
  staleTime: 60_000,
});
