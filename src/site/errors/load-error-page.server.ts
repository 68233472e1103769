import type { Page } from '../kit/page.ts';
import type { PageRequest } from '../kit/page-route.server.ts';
import { type ErrorStatus, errorPage } from './error-page.tsx';

/** An error page at its own address; it is the same page as after a real error. */
export const loadErrorPage =
  (status: ErrorStatus) =>
  async ({ scope }: PageRequest): Promise<Page> =>
    errorPage(scope, status);
