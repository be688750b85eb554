import type { Submission } from '@sen/api/contract/model';
import { EditIcon, PersonIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { correctionWords } from './correctionWords';
import { words } from './words';

/** Leads from a submission to all attempts of its student at the exam, where one of them can be reset. */
export const submissionActions: ActionGroups<Submission> = [
  [
    {
      id: 'work',
      icon: PersonIcon,
      label: words('work'),
      href: ({ classroom_id: cid, student, assignment_id }) =>
        `${href('studentWork', { cid, stid: student.id })}?exam=${assignment_id}`,
    },
    {
      id: 'correct',
      icon: EditIcon,
      label: correctionWords('correct'),
      href: ({ classroom_id: cid, assignment_id: ssclid }) => href('corrections', { cid, ssclid }),
    },
  ],
];
