import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { lastList } from '../list/lastLists';

interface BackLink {
  href: string;
  label: string;
}

interface ClassOfExam {
  id: string;
  /** Undefined where it is not known. */
  name?: string | undefined;
}

/** The link back from an exam or its result: to what it was opened from as it was left, else to the class. */
export function backFromExam({ id, name }: ClassOfExam): BackLink {
  return originOf(id) ?? { href: href('classroom', { cid: id }), label: name ?? pageTitle('classroom') };
}

/** The link back from one's own result: a class that one has left is closed, the own exams are not. */
export function backFromOwnResult(classroomId: string): BackLink {
  return originOf(classroomId) ?? { href: href('myExams'), label: pageTitle('myExams') };
}

function originOf(id: string): BackLink | undefined {
  return lastList(
    href('classroom', { cid: id }),
    href('marking', { cid: id }),
    href('myExams'),
    href('overview'),
  );
}
