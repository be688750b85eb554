import type { Submission } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { meetingOf } from '../trainings/meetingOf.ts';

/** Attempts as lists for marking show them; add a `where`. */
export function submissionRows(database: Database) {
  return database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
    .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
    .leftJoin('meeting', 'meeting.assignment_id', 'assignment.id')
    .select(['meeting.id as meeting_id', 'meeting.kind as meeting_kind'])
    .select(['attempt.id as attempt_id', 'attempt.assignment_id', 'exam.id as survey_id', 'exam.title'])
    .select(['classroom.id as classroom_id', 'classroom.name as classroom_name'])
    .select(['user_account.id as student_id', 'user_account.name as student_name', 'user_account.avatar'])
    .select(['attempt.number', 'attempt.state', 'attempt.submitted_at', 'attempt.submitted_by'])
    .select(['attempt.final_score as score', 'attempt.waiting_questions']);
}

type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissionRows>['execute']>>[number];

export function submissionOf({
  student_id,
  student_name,
  avatar,
  submitted_at,
  meeting_id,
  meeting_kind,
  ...row
}: SubmissionRow): Submission {
  return {
    ...row,
    ...meetingOf({ meeting_id, meeting_kind }),
    is_mark: row.state === 'marked',
    is_view_teacher: row.state !== 'in_progress',
    student: { id: student_id, name: student_name, avatar },
    submitted_at: submitted_at?.toISOString() ?? null,
  };
}
