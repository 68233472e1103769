import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { DayTime } from '../../../dashboard/kit/form/moment-fields.tsx';
import { saveInList } from '../../../dashboard/kit/form/record.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { reload } from '../../../dashboard/kit/session/calls.ts';
import { wallClock } from '../../../platform/istanbul.ts';
import { fromWallClock } from '../../../platform/wall-clock.ts';
import { MeetingFields, meetingRoutes, type StaffMeeting } from '../contract.ts';
import { LIST } from './paths.ts';

const EMPTY: MeetingFields = {
  title: '',
  summary: '',
  body: '',
  startsAt: '',
  endsAt: '',
  place: '',
  address: '',
  province: '',
  onlineUrl: '',
  audience: '',
  state: 'planned',
};

/** In the form, times are those of a clock in Istanbul, without seconds: `2026-11-21T14:00`. */
const toField = (iso: string): string => wallClock(new Date(iso)).slice(0, 16);
function toIso(field: string): string {
  const time = fromWallClock(field);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** A day that is none may contain a T. */
export function splitTime(field: string): DayTime {
  const at = field.lastIndexOf('T');
  return { day: field.slice(0, Math.max(at, 0)), time: field.slice(at + 1) };
}
export const joinTime = ({ day, time }: DayTime): string =>
  day || time ? `${day}T${time.replaceAll('T', 't')}` : '';

export function fieldsOf(meeting: StaffMeeting): MeetingFields {
  const { title, summary, body, startsAt, endsAt, place, address, province } = meeting;
  const { onlineUrl, audience, state, branch } = meeting;
  return {
    title,
    summary,
    body,
    place,
    address,
    province,
    onlineUrl,
    audience,
    state,
    branchId: branch?.id ?? null,
    startsAt: toField(startsAt),
    endsAt: toField(endsAt),
  } as MeetingFields;
}

const Sent = z.pipe(
  z.transform((fields: MeetingFields) => ({
    ...fields,
    startsAt: toIso(fields.startsAt),
    endsAt: toIso(fields.endsAt),
  })),
  MeetingFields,
);

/** In reading order. */
const NAMES = [
  'title',
  'summary',
  'audience',
  'branchId',
  'state',
  'startsAt',
  'endsAt',
  'place',
  'address',
  'province',
  'onlineUrl',
  'body',
];
export const fieldId = (name: string): string =>
  name === 'body' ? SOURCE_ID : `meeting-field-${name}`;
const IDS = Object.fromEntries(NAMES.map((name) => [name, fieldId(name)]));

const isSame = (a: MeetingFields, b: MeetingFields) =>
  NAMES.every((name) => a[name as keyof MeetingFields] === b[name as keyof MeetingFields]);

/** The form of a meeting; null for a new one. After saving, the list opens. */
export function useMeetingForm(meeting: StaffMeeting | null) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useRecordForm<MeetingFields, MeetingFields, StaffMeeting>({
    initial: { record: meeting, fields: meeting ? fieldsOf(meeting) : EMPTY },
    rules: ({ startsAt, endsAt }) => ({
      schema: Sent,
      ...(toIso(startsAt) && toIso(endsAt) && endsAt <= startsAt
        ? { more: { endsAt: t('meetingRules:meetingEnds') } }
        : {}),
    }),
    words: {
      label: (path) => t(`meetingFields:meeting-${path}`),
      wrong: (path, field) =>
        t(path === 'onlineUrl' ? 'meetingRules:meetingUrl' : 'meetingsDesk:wrong', { field }),
    },
    ids: IDS,
    isSame,
    ...saveInList(meetingRoutes),
    onSaved: () => {
      void reload(client, meetingRoutes, 'list');
      void navigate(LIST, { state: { saved: true } });
    },
  });
}
