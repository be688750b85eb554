import { ownAssignmentList } from '../../store/attempts/ownAssignmentList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listAssignments: Handler<'listAssignments'> = listOperation(ownAssignmentList);
