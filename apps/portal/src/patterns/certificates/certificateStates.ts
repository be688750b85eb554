import type { ClassCertificateState } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

export const certificateStates = ['valid', 'earned', 'none', 'missed', 'expired', 'revoked'] as const;

export const certificateStateTones = {
  valid: 'success',
  earned: 'waiting',
  none: 'neutral',
  missed: 'neutral',
  expired: 'neutral',
  revoked: 'danger',
} as const satisfies Record<ClassCertificateState, Tone>;

export function certificateStateLabel(state: ClassCertificateState): string {
  return words(state === 'none' ? 'noCertificate' : state);
}
