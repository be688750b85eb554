import type { Query, Review } from '@sen/api/contract/model';
import { lastList } from '../../patterns/list/lastLists';
import type { ListOrder } from '../../patterns/list/listCall';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { attemptLabel, attemptStates } from '../../patterns/review/attemptLabels';
import { words } from './words';

/** The attempts of all classes that wait for a mark, the longest wait first. */
export const waitingList: ListOrder<Query<'listWaitingSubmissions'>> = {
  search: 'student_name',
  sorts: ['submitted_at', 'student_name', 'student_full_name'],
  order: 'asc',
  filters: (filter) => [filter.text('classroom_name', words('class'))],
};

/** The attempts of a class. */
export const submissionList = (
  exams: readonly { id: string; name: string }[] | undefined,
): ListOrder<Query<'listSubmissions'>> => ({
  search: 'student_name',
  sorts: ['submitted_at', 'student_name', 'student_full_name', 'score'],
  order: 'desc',
  filters: (filter) => [
    filter.choices('state', words('state'), attemptStates, attemptLabel),
    filter.references('assignment_id', words('exam'), exams),
  ],
});

interface Origin {
  /** The list of all classes, or that of the attempt's class. */
  list: 'toMark' | 'marking';
  /** The list as it was left. */
  href: string;
  /** Whether it was open: otherwise it is only the nearest list. */
  wasOpen: boolean;
}

/** The list that an attempt of this class was opened from; that of the class when none was open. */
export function markingOrigin(classroomId: string): Origin {
  const ofClass = href('marking', { cid: classroomId });
  const last = lastList(href('toMark'), ofClass)?.href;
  if (last === undefined) return { list: 'marking', href: ofClass, wasOpen: false };
  return { list: last.split('?')[0] === ofClass ? 'marking' : 'toMark', href: last, wasOpen: true };
}

/** The link back from an attempt: to its student's page, or to the list that it was opened from. */
export function backTo({ classroom_id: cid, student }: Review): { href: string; label: string } {
  const ofStudent = href('studentWork', { cid, stid: student.id });
  const last = lastList(ofStudent, href('toMark'), href('marking', { cid }));
  if (last?.href === ofStudent) return last;
  const { href: list, list: name } = markingOrigin(cid);
  return { href: list, label: pageTitle(name) };
}
