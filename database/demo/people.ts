import { executiveMembers } from './people-executive.ts';
import { presidencyMembers } from './people-presidency.ts';

export interface DemoPerson {
  slug: string;
  name: string;
  duty: string;
  province: string;
  boards: string[];
  quote: string;
  /** Markdown. */
  biography: string;
  timeline: { year: string; text: string }[];
}

/** The demo's people in the order of their duties. Most have a portrait: `pictures/people/{slug}.svg`. */
export const demoPeople: DemoPerson[] = [...presidencyMembers, ...executiveMembers];
