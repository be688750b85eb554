import type {
  ClassTiming,
  CourseCompletion,
  CourseResult,
  ExamStatus,
  MeetingKind,
  MemberStatus,
  QuestionStatus,
  ResultRating,
  Role,
} from '@sen/api/contract/model';
import { roleNames } from '@sen/domain/access/roleNames';
import { resultScoreText } from '@sen/domain/completion/resultScoreText';
import type { CourseProgress } from '@sen/domain/completion/courseProgress';
import { completionNames, progressNames, ratingNames } from '@sen/domain/completion/resultNames';
import type { Tone } from '@sen/ui/tokens/tones';
import { labelWords } from './labelWords';
import { language } from './runtime';

const statuses = {
  draft: 'draft',
  published: 'published',
  locked: 'locked',
  project: 'project',
} as const satisfies Record<ExamStatus | QuestionStatus, string>;

const timings = {
  not_started: 'notStarted',
  happening: 'happening',
  finished: 'finished',
} as const satisfies Record<ClassTiming, string>;

const memberStatuses = {
  active: 'active',
  inactive: 'inactive',
  locked: 'lockedAccount',
} as const satisfies Record<MemberStatus, string>;

export const memberStatusLabel = (status: MemberStatus) => labelWords(memberStatuses[status]);
export const roleLabel = (role: Role) => roleNames[role][language()];
export const completionLabel = (completion: CourseCompletion) => completionNames[completion][language()];
export const progressLabel = (progress: CourseProgress) => progressNames[progress][language()];
/** A score with why it may change; undefined without one. */
export const resultScoreLabel = (result: Pick<CourseResult, 'score' | 'waiting'>) =>
  resultScoreText(result, language()) ?? undefined;
export const ratingLabel = (rating: ResultRating) => ratingNames[rating][language()];
export const statusLabel = (status: ExamStatus | QuestionStatus) => labelWords(statuses[status]);
/** The name of a test of a training. */
export const meetingLabel = (kind: MeetingKind) => labelWords(kind);
export const timingLabel = (timing: ClassTiming) => labelWords(timings[timing]);

export const memberStatusTones = {
  active: 'success',
  inactive: 'waiting',
  locked: 'neutral',
} as const satisfies Record<MemberStatus, Tone>;

export const statusTones = {
  draft: 'neutral',
  published: 'success',
  locked: 'neutral',
  project: 'info',
} as const satisfies Record<ExamStatus | QuestionStatus, Tone>;

export const timingTones = {
  not_started: 'neutral',
  happening: 'success',
  finished: 'neutral',
} as const satisfies Record<ClassTiming, Tone>;

/** A class that has ended is red: the specification, section 4. */
export const classTimingTones = { ...timingTones, finished: 'danger' } as const;

export const completionTones = {
  not_completed: 'neutral',
  unfinished: 'danger',
  completed: 'info',
  pass: 'success',
  not_pass: 'danger',
} as const satisfies Record<CourseCompletion, Tone>;

export const progressTones = {
  ...completionTones,
  not_started: 'neutral',
  happening: 'info',
  waiting: 'waiting',
} as const satisfies Record<CourseProgress, Tone>;
