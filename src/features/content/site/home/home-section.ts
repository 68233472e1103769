import type { PageScope } from '../../../../site/kit/page.ts';
import type { HomeView } from '../../views.ts';

/** What each section of the home page is drawn from. */
export interface HomeSectionProps {
  scope: PageScope;
  view: HomeView;
  /** Numeral in the margin. */
  number: string;
}
