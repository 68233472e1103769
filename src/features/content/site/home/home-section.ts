import type { PageScope } from '../../../../site/kit/page.ts';
import type { HomeView } from '../../views.ts';

/** The data that each section of the home page needs. */
export interface HomeSectionProps {
  scope: PageScope;
  view: HomeView;
  /** The numeral in the margin. */
  number: string;
}
