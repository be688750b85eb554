import type { SurveyFormRow, User } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { surveyFormMutations } from '@sen/api/resources/surveyForms/surveyFormMutations';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { firstRefusal } from '@sen/domain/errors/verdict';
import { stateAllowsSurveyForm } from '@sen/domain/surveyForms/surveyFormVerbs';
import type { ActionGroups } from '../../patterns/actions/Action';
import { deleteAction, lockActions, readActions } from '../../patterns/banks/bankActions';
import { href } from '../../routes/paths';
import { mayDelete, mayEdit, mayLock } from './mayEdit';
import { words } from './words';

/** The properties of a survey form that its actions depend on. */
type ActionableForm = Pick<SurveyFormRow, 'id' | 'name' | 'status' | 'in_use' | 'created_by' | 'company_id'>;

const bank = {
  words,
  nameOf: ({ name }: ActionableForm) => name,
  invalidates: [surveyFormQueries.all(), categoryQueries.all()],
};

/** The actions on survey forms. */
export function surveyFormActions(user: User): ActionGroups<ActionableForm> {
  return [
    readActions(bank, {
      view: ({ id }) => href('surveyFormView', { svid: id }),
      edit: ({ id }) => href('surveyFormEdit', { svid: id }),
      mayEdit: (form: ActionableForm) => mayEdit(user, form),
      clone: surveyFormMutations.clone,
    }),
    lockActions(bank, {
      rule: (form, verb) => firstRefusal(mayLock(user, form), stateAllowsSurveyForm(form.status, verb)),
      lock: surveyFormMutations.lock,
    }),
    [
      deleteAction(bank, {
        rule: (form) => firstRefusal(mayDelete(user, form), mayDeleteUsed(form, 'surveyFormInUse')),
        remove: surveyFormMutations.remove,
      }),
    ],
  ];
}
