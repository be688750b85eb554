import type { AttemptState } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { attemptWords } from './attemptWords';

const labels = {
  in_progress: 'inProgress',
  submitted: 'submitted',
  marked: 'marked',
} as const satisfies Record<AttemptState, string>;

export const attemptStates = ['submitted', 'marked', 'in_progress'] as const satisfies AttemptState[];

export const attemptTones = {
  in_progress: 'info',
  submitted: 'waiting',
  marked: 'success',
} as const satisfies Record<AttemptState, Tone>;

export const attemptLabel = (state: AttemptState) => attemptWords(labels[state]);
