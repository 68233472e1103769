import type { TFunction } from 'i18next';
import { nameParts } from '../../ui/named-parts.ts';

/** Rendered Markdown with the names of its parts in the language of the page. */
export const writtenHtml = (t: TFunction, html: string): string =>
  nameParts(html, {
    table: t('site:written.table'),
    notes: t('site:written.notes'),
    back: t('site:written.back'),
    youtube: t('site:written.youtube'),
    vimeo: t('site:written.vimeo'),
  });
