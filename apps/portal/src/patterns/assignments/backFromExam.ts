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
  /** Whether it is a training, which has a page of its own. */
  isTraining?: boolean;
}

/** The link back from an exam or its result: to what it was opened from as it was left, else to the class. */
export function backFromExam({ id, name, isTraining = false }: ClassOfExam): BackLink {
  const own = isTraining
    ? { href: href('trainingView', { tid: id }), label: name ?? pageTitle('trainingView') }
    : { href: href('classroom', { cid: id }), label: name ?? pageTitle('classroom') };
  return originOf(id) ?? own;
}

/** The link back from one's own result: a class that one has left is closed, the own exams are not. */
export function backFromOwnResult(classroomId: string): BackLink {
  return originOf(classroomId) ?? { href: href('myExams'), label: pageTitle('myExams') };
}

function originOf(id: string): BackLink | undefined {
  return lastList(
    href('classroom', { cid: id }),
    href('trainingView', { tid: id }),
    href('marking', { cid: id }),
    href('myExams'),
    href('overview'),
  );
}
