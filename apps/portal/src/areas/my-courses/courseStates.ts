import type { CourseLevel, CourseRegistration } from '@sen/api/contract/model';
import { words } from './words';

export const registrations = [
  'registered',
  'awaiting_approval',
] as const satisfies readonly CourseRegistration[];
export const courseLevels = ['basic', 'advanced'] as const satisfies readonly CourseLevel[];

export const registrationLabel = (registration: CourseRegistration) => words(registration);
export const levelLabel = (level: CourseLevel) => words(level);
