import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { SEARCH_LIMITS } from '../../../search/schema.ts';
import type { ListView } from '../../views.ts';
import { listAddress } from '../list/list-address.ts';

/** The number of archived contents that a search would find: "3" or "100+". */
export const archiveCount = ({ locale }: PageScope, count: number): string =>
  `${formatNumber(locale, count)}${count >= SEARCH_LIMITS.archived ? '+' : ''}`;

/** A link that adds the archive to the search if it has results, or removes it. */
export function ArchiveLink({ scope, view }: { scope: PageScope; view: ListView }) {
  const { t, href } = scope;
  const { found } = view;
  if (!found || (!found.archive && found.archived === 0)) return null;
  const address = listAddress({ ...view, found: { ...found, archive: !found.archive } });
  return (
    <a className="more" href={href(address)}>
      {found.archive
        ? t('search:archive.without')
        : t('search:archive.also', { found: archiveCount(scope, found.archived) })}
    </a>
  );
}
