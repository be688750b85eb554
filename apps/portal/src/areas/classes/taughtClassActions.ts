import type { Class, User } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { assignedExams } from '@sen/domain/classes/assignedExams';
import { CertificateIcon, AddIcon, MarkingIcon, SurveyIcon, UnlockIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { Action, ActionGroups } from '../../patterns/actions/Action';
import { classActions } from '../../patterns/classes/classActions';
import { href } from '../../routes/paths';
import { words } from './words';

const AssignDialog = lazyPart(async () => (await import('./AssignDialog')).AssignDialog);

/** The actions on the page of a class, for those who run it. */
export function taughtClassActions(user: User, classroom: Class): ActionGroups<Class> {
  const count = waitingCount(classroom);
  return [
    [
      {
        id: 'mark',
        icon: MarkingIcon,
        label: count > 0 ? words('markWaiting', { count }) : words('mark'),
        primary: marksFirst(classroom),
        applies: ({ may_mark }) => may_mark,
        href: ({ id }) => href('marking', { cid: id }),
      },
      {
        id: 'assign',
        icon: AddIcon,
        label: words('assign'),
        primary: !marksFirst(classroom),
        applies: ({ may_assign }) => may_assign,
        open: AssignDialog,
      },
    ],
    [surveysAction, certificatesAction, codesAction(user)],
    ...classActions(user),
  ];
}

const surveysAction: Action<Class> = {
  id: 'surveys',
  icon: SurveyIcon,
  label: words('surveys'),
  href: ({ id }) => href('classSurveys', { cid: id }),
};

const certificatesAction: Action<Class> = {
  id: 'certificates',
  icon: CertificateIcon,
  label: words('certificates'),
  href: ({ id }) => href('classCertificates', { cid: id }),
};

const codesAction = ({ role }: User): Action<Class> => ({
  id: 'codes',
  icon: UnlockIcon,
  label: words('codes'),
  applies: () => can(role, 'class.enrol'),
  href: ({ id }) => href('activationCodes', { cid: id }),
});

/** The ids of those beside the title, the one that matters most now last. */
export const taughtClassButtons = (classroom: Class): readonly string[] =>
  marksFirst(classroom) ? ['assign', 'edit', 'mark'] : ['mark', 'edit', 'assign'];

/** Students wait for their marks. */
const marksFirst = (classroom: Class): boolean => classroom.may_mark && waitingCount(classroom) > 0;

function waitingCount(classroom: Class): number {
  return assignedExams(classroom).reduce((sum, { waiting_count = 0 }) => sum + waiting_count, 0);
}
