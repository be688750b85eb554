import { waitingSubmissionList } from '../../store/attempts/waitingSubmissionList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listWaitingSubmissions: Handler<'listWaitingSubmissions'> = listOperation(waitingSubmissionList);
