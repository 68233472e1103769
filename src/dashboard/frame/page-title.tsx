import { party } from './party.ts';

/** The document's title, "{title} | party"; React lifts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{party.name ? `${children} | ${party.name}` : children}</title>;
}
