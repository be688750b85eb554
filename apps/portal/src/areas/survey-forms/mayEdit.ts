import type { SurveyForm, User } from '@sen/api/contract/model';
import { mayDeleteItem, mayEditItem, mayLockItem } from '@sen/domain/banks/mayEditItem';

type OwnedForm = Pick<SurveyForm, 'status' | 'created_by' | 'company_id'>;

export const mayEdit = (user: User, form: OwnedForm) => mayEditItem(user, form);
export const mayLock = (user: User, form: OwnedForm) => mayLockItem(user, form);
export const mayDelete = (user: User, form: OwnedForm) => mayDeleteItem(user, form);
