import type { CourseCompletion, CourseLevel, CourseRegistration } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

export const registrations = [
  'registered',
  'awaiting_approval',
] as const satisfies readonly CourseRegistration[];
export const courseLevels = ['basic', 'advanced'] as const satisfies readonly CourseLevel[];

export const registrationLabel = (registration: CourseRegistration) => words(registration);
export const completionLabel = (completion: CourseCompletion) => words(completion);
export const levelLabel = (level: CourseLevel) => words(level);

export const completionTones = {
  not_completed: 'neutral',
  unfinished: 'danger',
  completed: 'info',
  pass: 'success',
  not_pass: 'danger',
} as const satisfies Record<CourseCompletion, Tone>;
