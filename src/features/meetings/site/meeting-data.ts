import { istanbulIso } from '../../../platform/istanbul.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { meetingPath } from '../addresses.ts';
import type { MeetingPageView } from '../views.ts';

function locationsOf({ place, address, province, onlineUrl }: MeetingPageView) {
  const hall = place || address || province;
  return [
    hall && {
      '@type': 'Place',
      name: hall,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address || undefined,
        addressRegion: province || undefined,
        addressCountry: 'TR',
      },
    },
    onlineUrl && { '@type': 'VirtualLocation', url: onlineUrl },
  ].filter(Boolean);
}

/** Structured data of a meeting for search engines (schema.org). */
export function meetingData({ origin, party }: PageScope, view: MeetingPageView) {
  const locations = locationsOf(view);
  const online = view.onlineUrl !== '';
  const mode = !online ? 'Offline' : locations.length > 1 ? 'Mixed' : 'Online';
  return {
    '@type': 'Event',
    name: view.title,
    description: view.summary || undefined,
    inLanguage: 'tr',
    url: origin + meetingPath(view),
    startDate: istanbulIso(view.startsAt),
    endDate: istanbulIso(view.endsAt),
    eventStatus: `https://schema.org/Event${view.state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length > 1 ? locations : locations[0],
    organizer: { '@type': 'Organization', name: party.name, url: origin },
  };
}
