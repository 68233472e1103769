import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { More } from '../../../ui/section.tsx';
import { listAddress, MEETINGS_PATH } from '../addresses.ts';
import { MEETINGS_TAG } from '../tags.ts';
import type { MeetingListView } from '../views.ts';
import { ListComing } from './list-coming.tsx';
import { ListPast } from './list-past.tsx';

interface ListProps {
  scope: PageScope;
  view: MeetingListView;
}

/** Coming meetings are only on the first page without a year. */
const isWhole = ({ year, page }: MeetingListView): boolean => year === null && page === 1;

function ListHead({ scope: { t, locale, href }, view }: ListProps) {
  const whole = isWhole(view);
  const planned = view.coming.filter(({ state }) => state === 'planned');
  const count = whole ? planned.length : view.total;
  return (
    <header className="page-head corner railed">
      <p className="rail">
        <span className="count num">{formatNumber(locale, count)}</span>{' '}
        {t(whole ? 'meetings:list.comingUnit' : 'meetings:list.pastUnit', { count })}
      </p>
      <div className="in">
        <h1>{t('meetings:title')}</h1>
        <p className="lede">{t('meetings:lead')}</p>
        {!whole && <More href={href(MEETINGS_PATH)}>{t('meetings:list.coming')}</More>}
      </div>
    </header>
  );
}

/** The title of the window, with the year and the page. */
function windowTitle({ t }: PageScope, { year, page }: MeetingListView): string {
  const title = year
    ? t('meetings:list.titleYear', { title: t('meetings:title'), year })
    : t('meetings:title');
  return page > 1 ? t('meetings:list.titlePage', { title, page }) : title;
}

export function listPage(scope: PageScope, view: MeetingListView): Page {
  const { t } = scope;
  const { year, page, pages } = view;
  return {
    head: {
      title: windowTitle(scope, view),
      description: t('meetings:lead'),
      canonical: listAddress(year, page),
      previous: page > 1 ? listAddress(year, page - 1) : undefined,
      next: page < pages ? listAddress(year, page + 1) : undefined,
      trail: [{ name: t('meetings:title'), path: MEETINGS_PATH }],
    },
    tags: [MEETINGS_TAG],
    main: (
      <div className="wrap">
        <ListHead scope={scope} view={view} />
        {isWhole(view) && <ListComing scope={scope} coming={view.coming} />}
        {view.past.length > 0 && <ListPast scope={scope} view={view} />}
      </div>
    ),
  };
}
