import type { Assignment, ClassRow, OwnProject, TaughtExam, Waiting } from '@sen/api/contract/model';
import type { BoardRow } from '../../patterns/board/BoardRows';
import { filteredHref } from '../../patterns/list/filteredHref';
import { readyHref } from '../../patterns/assignments/readyHref';
import { href } from '../../routes/paths';
import { formatAge, formatDate, formatDeadline, formatNumber } from '../../words/formats';
import { words } from './words';

/** What waits for a manager or teacher: requests, then marks by class, then accounts. `now` is when it was counted. */
export function waitingRows({ requests, classes, inactive = 0 }: Waiting, now: number): BoardRow[] {
  const oldest = (since: string | null) =>
    since === null ? [] : [words('oldest', { age: formatAge(since, now) })];
  return [
    ...(requests && requests.count > 0
      ? [
          {
            id: 'requests',
            count: requests.count,
            title: words('requests'),
            href: filteredHref(href('requests'), { status: 'pending' }),
            details: oldest(requests.oldest),
          },
        ]
      : []),
    ...classes.map(({ id, classroom_name, count, oldest: since }) => ({
      id: `class ${id}`,
      count,
      title: words('toMark', { class: classroom_name }),
      href: filteredHref(href('marking', { cid: id }), { state: 'submitted' }),
      details: oldest(since),
    })),
    ...(inactive > 0
      ? [
          {
            id: 'inactive',
            count: inactive,
            title: words('inactive'),
            href: href('inactiveMembers'),
            details: [words('inactiveText')],
          },
        ]
      : []),
  ];
}

export function runningExamRow(exam: TaughtExam): BoardRow {
  return {
    id: exam.id,
    title: exam.title,
    href: href('examRoom', { cid: exam.classroom_id, sscid: exam.id }),
    details: [
      exam.classroom_name,
      words('endsAt', { time: formatDeadline(exam.end_time) }),
      ...(exam.working_student_count > 0
        ? [words('workingNow', { count: formatNumber(exam.working_student_count) })]
        : []),
    ],
  };
}

export function comingExamRow(exam: TaughtExam): BoardRow {
  return {
    id: exam.id,
    title: exam.title,
    href: href('classroom', { cid: exam.classroom_id }),
    details: [exam.classroom_name, words('opensAt', { time: formatDeadline(exam.start_time) })],
  };
}

export function comingAssignmentRow(assignment: Assignment, userId: string): BoardRow {
  return {
    id: assignment.id,
    title: assignment.title,
    href: readyHref(assignment, userId),
    details: [
      ...(assignment.classroom_name === undefined ? [] : [assignment.classroom_name]),
      words('opensAt', { time: formatDeadline(assignment.start_time) }),
    ],
  };
}

/** @param linked whether the user has a page of the project */
export function projectBoardRow(project: OwnProject, linked: boolean): BoardRow {
  const { lecturers, course_count, running_class_count } = project;
  return {
    id: project.id,
    title: project.project_name,
    href: linked ? href('projectView', { companyId: project.company_id, projectId: project.id }) : undefined,
    details: [
      words('projectFacts', {
        part: words(project.part),
        courses: words('courses', { count: course_count }),
        classes: words('classesNow', { count: running_class_count }),
      }),
      ...(lecturers.length === 0
        ? []
        : [words('lecturers', { names: lecturers.map(({ name }) => name).join(', ') })]),
    ],
  };
}

export function classBoardRow(classroom: ClassRow): BoardRow {
  return {
    id: classroom.id,
    title: classroom.classroom_name,
    href: href('classroom', { cid: classroom.id }),
    details: [
      classroom.course_name,
      words('classFacts', {
        teacher: classroom.teacher.name,
        students: words('students', { count: classroom.student_count }),
        end: formatDate(classroom.classroom_end_time),
      }),
    ],
  };
}
