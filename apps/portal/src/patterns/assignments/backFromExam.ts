import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { lastList } from '../list/lastLists';

interface ClassOfExam {
  id: string;
  /** Undefined where it is not known. */
  name?: string | undefined;
}

/** The link back from an exam or its result: to what it was opened from as it was left, else to the class. */
export function backFromExam({ id, name }: ClassOfExam): { href: string; label: string } {
  const ofClass = href('classroom', { cid: id });
  const origin = lastList(ofClass, href('marking', { cid: id }), href('myExams'), href('overview'));
  return origin ?? { href: ofClass, label: name ?? pageTitle('classroom') };
}
