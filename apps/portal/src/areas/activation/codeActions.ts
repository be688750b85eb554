import type { ActivationCode } from '@sen/api/contract/model';
import { activationMutations } from '@sen/api/resources/activation/activationMutations';
import { activationQueries } from '@sen/api/resources/activation/activationQueries';
import { mayWithdraw } from '@sen/domain/activation/activationRules';
import { RevertIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { words } from './words';

/** The actions on the codes of a class. */
export function codeActions(classId: string): ActionGroups<ActivationCode> {
  return [
    [
      {
        id: 'withdraw',
        icon: RevertIcon,
        label: words('withdraw'),
        danger: true,
        bulk: true,
        applies: ({ state }) => state !== 'withdrawn',
        rule: ({ state }) => mayWithdraw(state),
        confirm: {
          title: (count) => words('withdrawTitle', { count }),
          titleOfOne: ({ number }) => words('withdrawOne', { number }),
          text: words('withdrawText'),
        },
        run: (ids) => activationMutations.withdraw(classId, ids),
        done: (count) => words('withdrawnDone', { count }),
        invalidates: [activationQueries.all(classId)],
      },
    ],
  ];
}
