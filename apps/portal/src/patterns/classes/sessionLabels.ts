import type { MeetingProvider, OnlineClass } from '@sen/api/contract/model';
import { sessionState, type SessionState } from '@sen/domain/classes/sessionState';
import type { Tone } from '@sen/ui/tokens/tones';
import { sessionWords } from './sessionWords';

/** The names of the services, which no language changes. */
export const providerNames = {
  zoom: 'Zoom',
  'google-meet': 'Google Meet',
  'microsoft-teams': 'Microsoft Teams',
} as const satisfies Record<MeetingProvider, string>;

export const sessionTones = {
  coming: 'waiting',
  open: 'success',
  over: 'neutral',
} as const satisfies Record<SessionState, Tone>;

export const sessionLabel = (state: SessionState) => sessionWords(state);

export function stateOf(
  { classroom_start_time }: Pick<OnlineClass, 'classroom_start_time'>,
  now: number,
): SessionState {
  return sessionState(new Date(classroom_start_time), new Date(now));
}
