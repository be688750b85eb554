import type { MeetingProvider, OnlineClassDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText } from '../errors/required.ts';
import { httpsAddress } from '../text/httpsAddress.ts';
import { tidySpaces } from '../text/spaces.ts';

/** The hosts whose addresses, and those below them, are meetings of a provider. */
const hosts = {
  zoom: ['zoom.us', 'zoom.com', 'zoom.com.cn', 'zoomgov.com'],
  'google-meet': ['meet.google.com'],
  'microsoft-teams': [
    'teams.microsoft.com',
    'teams.live.com',
    'teams.cloud.microsoft',
    'teams.microsoft.us',
    'teams.microsoftonline.cn',
  ],
} as const satisfies Record<MeetingProvider, readonly string[]>;

export const meetingProviders = Object.keys(hosts) as MeetingProvider[];

/** The hosts of a provider; of all of them when none is chosen. */
function hostsOf(provider: MeetingProvider | undefined): readonly string[] {
  return provider === undefined ? Object.values(hosts).flat() : hosts[provider];
}

/** The provider whose address this is; undefined for any other. */
export function providerOf(address: string): MeetingProvider | undefined {
  const hostname = httpsAddress(address)?.hostname;
  if (hostname === undefined) return undefined;
  return meetingProviders.find((provider) =>
    hosts[provider].some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/** The id that an address of Zoom or Google Meet shows; undefined for any other. */
export function meetingIdOf(address: string): string | undefined {
  const path = httpsAddress(address)?.pathname ?? '';
  const provider = providerOf(address);
  if (provider === 'zoom') return /\/(?:j|s|wc\/join|wc)\/(\d{9,11})/.exec(path)?.[1];
  return provider === 'google-meet' ? /^\/([a-z]{3}-[a-z]{4}-[a-z]{3})$/.exec(path)?.[1] : undefined;
}

/** The class of an online session; `student_ids` are those of the session's students who are in it. */
interface SessionClass {
  readonly start: Date;
  readonly end: Date;
  readonly student_ids: readonly string[];
}

/**
 * Validates an online session (section 5): an https address on a host of its provider, a start within its class and students of
 * the class.
 * @param before the start of an existing session, which may have passed
 */
export function checkOnlineClass(
  draft: OnlineClassDraft,
  classroom: SessionClass,
  { now, before }: { now: Date; before?: Date },
): FieldError[] {
  return [
    ...checkAddress(draft),
    ...checkStart(new Date(draft.classroom_start_time), classroom, now, before),
    ...checkStudents(draft.student_ids, classroom),
  ];
}

function checkAddress({ classroom_url: address, provider }: OnlineClassDraft): FieldError[] {
  if (isBlankText(address)) return [fieldError('classroom_url', 'thisFieldIsRequired')];
  if (!httpsAddress(address)) return [fieldError('classroom_url', 'meetingAddressWrong')];
  const shown = providerOf(address);
  if (shown === undefined)
    return [fieldError('classroom_url', 'meetingHostForeign', { hosts: hostsOf(provider).join(', ') })];
  return provider !== undefined && shown !== provider ? [fieldError('provider', 'meetingProviderOther')] : [];
}

function checkStart(
  start: Date,
  { start: opens, end }: SessionClass,
  now: Date,
  before?: Date,
): FieldError[] {
  const field = 'classroom_start_time';
  if (Number.isNaN(start.getTime())) return [fieldError(field, 'thisFieldIsRequired')];
  if (start.getTime() === before?.getTime()) return [];
  if (start < opens || start >= end)
    return [fieldError(field, 'sessionOutsideClass', { start: opens.toISOString(), end: end.toISOString() })];
  // A time picker with minute precision cannot select a later 'now'.
  return start.getTime() < Math.floor(now.getTime() / 60_000) * 60_000
    ? [fieldError(field, 'startInThePast')]
    : [];
}

function checkStudents(chosen: readonly string[], { student_ids }: SessionClass): FieldError[] {
  if (chosen.length === 0) return [fieldError('student_ids', 'thisFieldIsRequired')];
  const known = new Set(student_ids);
  return chosen.every((id) => known.has(id)) ? [] : [fieldError('student_ids', 'participantNotInClass')];
}

/** The stored form of a valid online session; without a name it bears that of its class. */
export function keptOnlineClass(draft: OnlineClassDraft, className: string) {
  const address = draft.classroom_url.trim();
  return {
    name: tidySpaces(draft.classroom_name ?? '') || className,
    url: address,
    // Valid: the address is of a provider.
    provider: providerOf(address) ?? draft.provider ?? 'zoom',
    meeting_id: tidySpaces(draft.meeting_id ?? '') || (meetingIdOf(address) ?? null),
    starts_at: new Date(draft.classroom_start_time),
  };
}
