import { ownProjectList } from '../../store/overview/ownProjectList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listOwnProjects: Handler<'listOwnProjects'> = listOperation(ownProjectList);
