import type { Tone } from '../tokens/tones';

/** For `styleVariants`: every tone under its own name. */
export const eachTone: { [Each in Tone]: Each } = {
  neutral: 'neutral',
  accent: 'accent',
  attention: 'attention',
  waiting: 'waiting',
  danger: 'danger',
  success: 'success',
  info: 'info',
};
