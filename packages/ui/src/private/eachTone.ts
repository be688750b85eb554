import type { Tone } from '../tokens/tones';

/** Maps every tone to itself, for `styleVariants`. */
export const eachTone: { [Each in Tone]: Each } = {
  neutral: 'neutral',
  accent: 'accent',
  attention: 'attention',
  waiting: 'waiting',
  danger: 'danger',
  success: 'success',
  info: 'info',
};
