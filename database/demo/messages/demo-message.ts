import type { Locale } from '../../../src/platform/i18n/locales.ts';

/** An invented message. Times are days before the load. */
export interface DemoMessage {
  name: string;
  phone?: string;
  topic: keyof typeof TOPICS;
  locale?: Locale;
  text: string;
  daysAgo: number;
  /** The username of a demo colleague. */
  assignedTo?: string;
  note?: string;
  reply?: string;
}

/** Titles of the demo's topics. */
export const TOPICS = {
  membership: 'Üyelik ve gönüllülük',
  press: 'Basın ve yayın',
  donation: 'Bağış ve mali işler',
  law: 'Yasa önerisi ve şikâyet',
  local: 'İlde ve ilçede çalışma',
  other: 'other',
};
