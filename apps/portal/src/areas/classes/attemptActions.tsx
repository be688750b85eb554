import type { StudentWork, WorkAttempt, WorkExam } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { mayReset } from '@sen/domain/attempts/resetAttempt';
import type { Verdict } from '@sen/domain/errors/verdict';
import { CourseIcon, EyeIcon, MarkingIcon, RevertIcon, UndoIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../../patterns/actions/Action';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { workWords as words } from './workWords';

/** An attempt with what its actions need. */
export interface AttemptRow extends WorkAttempt {
  exam: WorkExam;
  work: StudentWork;
}

const ResetDialog = lazyPart(async () => (await import('./ResetDialog')).ResetDialog);

/** The attempts at the exams of a student. */
export function attemptRows(work: StudentWork, exams: readonly WorkExam[] = work.surveys): AttemptRow[] {
  return exams.flatMap((exam) => exam.attempts.map((attempt) => ({ ...attempt, exam, work })));
}

export const attemptName = ({ number }: WorkAttempt) => words('attemptNumber', { number: number + 1 });

/** The page of an attempt; none while the student still takes it. */
export function attemptHref({ id, state, exam, work }: AttemptRow, teacherId: string): string | undefined {
  if (state === 'in_progress') return undefined;
  const { survey_id: sid, assignment_id: ssclid } = exam;
  return href('answerReview', { sid, ssclid, uid: work.student.id, clid: id, teacherId });
}

export function resetVerdict({ state, submitted_by, deadline, work }: AttemptRow): Verdict {
  return mayReset({ state, submitted_by, deadline: new Date(deadline) }, new Date(work.server_time));
}

/** The actions on one attempt. */
export function attemptActions(classroomId: string, teacherId: string): ActionGroups<AttemptRow> {
  const page = (row: AttemptRow) => attemptHref(row, teacherId) ?? '';
  return [
    [
      {
        id: 'mark',
        icon: MarkingIcon,
        label: words('mark'),
        applies: ({ state, reset }) => reset === null && state === 'submitted',
        href: page,
      },
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        applies: ({ state, reset }) => reset !== null || state === 'marked',
        href: page,
      },
    ],
    [
      {
        id: 'reset',
        icon: UndoIcon,
        label: words('resetAction'),
        danger: true,
        applies: ({ reset, work }) => reset === null && work.may_reset,
        rule: resetVerdict,
        open: ({ items: [row], onDone, onClose }: ActionDialogProps<AttemptRow>) =>
          row && <ResetDialog work={row.work} chosen={row} onDone={onDone} onClose={onClose} />,
      },
      {
        id: 'restore',
        icon: RevertIcon,
        label: words('restore'),
        applies: ({ reset, work }) => reset !== null && work.may_restore,
        confirm: {
          title: () => words('restore'),
          titleOfOne: ({ number, work }) =>
            words('restoreOne', { number: number + 1, name: work.student.name }),
          text: words('restoreText'),
        },
        run: (ids) => Promise.all(ids.map((id) => classMutations.restoreAttempt(classroomId, id))),
        done: () => words('restored'),
        invalidates: [classQueries.all(), attemptQueries.all()],
      },
    ],
  ];
}

/** Resetting one of all attempts, which the dialog asks for. */
export function workActions(): ActionGroups<StudentWork & { id: string }> {
  return [
    [
      {
        id: 'result',
        icon: CourseIcon,
        label: pageTitle('courseResult'),
        // A training has none.
        applies: ({ is_training, in_class }) => !is_training && in_class,
        href: ({ classroom_id: cid, student }) => href('courseResult', { cid, stid: student.id }),
      },
      {
        id: 'reset',
        icon: UndoIcon,
        label: words('resetAction'),
        applies: (work) => work.may_reset && attemptRows(work).some(isResettable),
        open: ({ items: [work], onDone, onClose }: ActionDialogProps<StudentWork & { id: string }>) =>
          work && <ResetDialog work={work} onDone={onDone} onClose={onClose} />,
      },
    ],
  ];
}

export const isResettable = (row: AttemptRow) => row.reset === null && resetVerdict(row).allowed;
