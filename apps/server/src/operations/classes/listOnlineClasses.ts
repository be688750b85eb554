import { onlineClassList } from '../../store/classes/onlineClassList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listOnlineClasses: Handler<'listOnlineClasses'> = listOperation(onlineClassList);
