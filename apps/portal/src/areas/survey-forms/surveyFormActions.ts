import type { SurveyFormRow, User } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { surveyFormMutations } from '@sen/api/resources/surveyForms/surveyFormMutations';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { firstRefusal } from '@sen/domain/errors/verdict';
import { stateAllowsSurveyForm } from '@sen/domain/surveyForms/surveyFormVerbs';
import { CopyIcon, DeleteIcon, EditIcon, EyeIcon, LockIcon, UnlockIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { mayDelete, mayEdit, mayLock } from './mayEdit';
import { words } from './words';

/** The properties of a survey form that its actions depend on. */
type ActionableForm = Pick<SurveyFormRow, 'id' | 'name' | 'status' | 'in_use' | 'created_by' | 'company_id'>;

/** The actions on survey forms. */
export function surveyFormActions(user: User): ActionGroups<ActionableForm> {
  const invalidates = [surveyFormQueries.all()];
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('surveyFormView', { svid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: (form) => mayEdit(user, form),
        href: ({ id }) => href('surveyFormEdit', { svid: id }),
      },
      {
        id: 'clone',
        icon: CopyIcon,
        label: words('clone'),
        run: (ids) => Promise.all(ids.map((id) => surveyFormMutations.clone(id))),
        done: () => words('cloned'),
        invalidates,
      },
    ],
    [
      {
        id: 'lock',
        icon: LockIcon,
        label: words('lock'),
        bulk: true,
        applies: ({ status }) => status !== 'locked',
        rule: (form) => firstRefusal(mayLock(user, form), stateAllowsSurveyForm(form.status, 'lock')),
        confirm: {
          title: (count) => words('lockTitle', { count }),
          titleOfOne: ({ name }) => words('lockOne', { name }),
          text: words('lockText'),
        },
        run: (ids) => surveyFormMutations.lock(ids, true),
        done: (count) => words('locked', { count }),
        invalidates,
      },
      {
        id: 'unlock',
        icon: UnlockIcon,
        label: words('unlock'),
        bulk: true,
        applies: ({ status }) => status === 'locked',
        rule: (form) => firstRefusal(mayLock(user, form), stateAllowsSurveyForm(form.status, 'unlock')),
        confirm: {
          title: (count) => words('unlockTitle', { count }),
          titleOfOne: ({ name }) => words('unlockOne', { name }),
          text: words('unlockText'),
        },
        run: (ids) => surveyFormMutations.lock(ids, false),
        done: (count) => words('unlocked', { count }),
        invalidates,
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: (form) => firstRefusal(mayDelete(user, form), mayDeleteUsed(form, 'surveyFormInUse')),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => surveyFormMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [...invalidates, categoryQueries.all()],
      },
    ],
  ];
}
