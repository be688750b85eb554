import type { ActivationCodeState } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

export const codeStateLabel = (state: ActivationCodeState) => words(state);

export const codeStateTones = {
  unused: 'info',
  used: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ActivationCodeState, Tone>;
