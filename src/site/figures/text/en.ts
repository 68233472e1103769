import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  video: '{{site}} video',
  what: 'This video is loaded from {{site}} ({{company}}). If you load it, your IP address, information about your browser and the address of this site are sent there; {{site}} may store cookies in your browser.',
  load: 'Load the video',
  remember: 'Load {{site}} videos in this browser without asking again',
  open: 'Open on {{site}}',
  forget: '{{site}} videos are loaded in this browser without asking.',
  ask: 'Ask again',
  asked: 'You will be asked again from now on.',
  picture: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  place: '{{number}} / {{total}}',
};
