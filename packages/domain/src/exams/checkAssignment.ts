import type { AssignmentDraft } from '@sen/api/contract/model';
import { type Finding, finding } from '../errors/Finding.ts';
import { required } from '../errors/required.ts';
import { checkSettings } from './checkSettings.ts';

/** The class that an exam is assigned to. */
export interface AssigningClass {
  readonly start: Date;
  readonly end: Date;
  readonly student_ids: readonly string[];
}

/**
 * What is wrong with an assignment (section 5): an exam, a start not before this minute, an end after now and the start, both
 * within the class, participants of the class, and the settings. Times are RFC 3339; one that cannot be read is missing.
 */
export function checkAssignment(draft: AssignmentDraft, room: AssigningClass, now: Date): Finding[] {
  return [
    ...required('survey_id', draft.survey_id),
    ...checkWindow(draft, room, now),
    ...checkSettings(draft),
    ...checkParticipants(draft.student_ids, room.student_ids),
  ];
}

function checkWindow(draft: AssignmentDraft, room: AssigningClass, now: Date): Finding[] {
  const start = new Date(draft.start_time);
  const end = new Date(draft.end_time);
  return [...checkStart(start, room, now), ...checkEnd(end, start, room, now)];
}

function checkStart(start: Date, room: AssigningClass, now: Date): Finding[] {
  if (isMissing(start)) return [finding('start_time', 'thisFieldIsRequired')];
  if (start.getTime() < minuteOf(now)) return [finding('start_time', 'startInThePast')];
  if (start > room.start) return [];
  return [finding('start_time', 'startBeforeClassStart', { start: room.start.toISOString() })];
}

function checkEnd(end: Date, start: Date, room: AssigningClass, now: Date): Finding[] {
  if (isMissing(end)) return [finding('end_time', 'thisFieldIsRequired')];
  if (end <= now) return [finding('end_time', 'endInThePast')];
  if (end <= start) return [finding('end_time', 'endNotAfterStart')];
  return end < room.end ? [] : [finding('end_time', 'endAfterClassEnd', { end: room.end.toISOString() })];
}

/** The minute that runs: a picker of minutes cannot say 'now' more precisely, and who chooses it means now. */
function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000) * 60_000;
}

function isMissing(time: Date): boolean {
  return Number.isNaN(time.getTime());
}

/** Nobody named means the whole class, which must then hold somebody. */
function checkParticipants(named: readonly string[] | undefined, students: readonly string[]): Finding[] {
  const participants = named ?? students;
  if (participants.length === 0) return [finding('student_ids', 'participantsMissing')];
  const known = new Set(students);
  return participants.every((id) => known.has(id)) ? [] : [finding('student_ids', 'participantNotInClass')];
}
