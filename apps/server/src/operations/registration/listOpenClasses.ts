import { openClassList } from '../../store/registration/openClassList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listOpenClasses: Handler<'listOpenClasses'> = listOperation(openClassList);
