import { requestList } from '../../store/registration/requestList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listRequests: Handler<'listRequests'> = listOperation(requestList);
