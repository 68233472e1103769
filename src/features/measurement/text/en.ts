import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const measurement: TextOf<typeof tr.measurement> = {
  consent: {
    title: 'May we measure your visit?',
    text: 'If you accept, your visit is measured with Google Tag Manager. If you decline, no request goes there, and everything on this site works just the same.',
    more: 'What is measured?',
    details:
      'Which pages are read, for how long and on what kind of device. For this, cookies are written to your browser and your IP address reaches Google. Nothing is measured on the membership and contact forms. You can change your choice at the foot of the page. Page speed is measured only on our own server, without identifying you.',
    agree: 'Accept',
    refuse: 'Decline',
    change: 'Measurement choice',
  },
  consentPage: {
    agree: 'I agree',
    refuse: 'I decline',
    save: 'Save choice',
    choose: 'Choose whether you agree.',
    saved: 'Your choice has been saved',
    agreed: 'Your visits may be measured in this browser.',
    refused:
      'Your visits are not measured in this browser. Cookies written for measuring have been deleted.',
    again: 'Change choice',
  },
  visits: {
    title: 'Visits',
    note: 'Last {{days}} days; counted without cookies or identification.',
    empty: 'No visits yet. They appear here as visitors come.',
    byDay: 'Visits by day',
    pages: 'Most read',
    sources: 'Where visitors came from',
    noPages: 'No page has been read five times yet.',
    noSources: 'No site has led here five times yet.',
    direct: 'Directly, or from this site',
  },
  speed: {
    title: 'Page speed',
    note: 'The last {{days}} days; three visits in four were at least this fast.',
    empty: 'Nothing measured yet. Figures appear here as visitors come.',
    phone: 'Phone',
    desktop: 'Computer',
    visits_one: '{{number}} visit',
    visits_other: '{{number}} visits',
    none: 'not measured',
    seconds: '{{value}} s',
    milliseconds: '{{value}} ms',
    metrics: {
      LCP: 'Largest element shown',
      INP: 'Response to input',
      CLS: 'Layout shift',
    },
    ratings: { good: 'Good', middling: 'Needs work', poor: 'Poor' },
    shares: 'Good {{good}}%, needs work {{middling}}%, poor {{poor}}%',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { measurement };
