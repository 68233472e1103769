import type { Page } from '../kit/page.ts';
import type { PageRequest } from '../kit/page-route.server.ts';
import { type ErrorStatus, errorPage } from './error-page.tsx';

/** The error page under its own address, where it can be looked at; a real failure shows the same. */
export const loadErrorPage =
  (status: ErrorStatus) =>
  async ({ scope }: PageRequest): Promise<Page> =>
    errorPage(scope, status);
