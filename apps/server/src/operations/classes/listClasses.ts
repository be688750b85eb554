import { classList } from '../../store/classes/classList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listClasses: Handler<'listClasses'> = listOperation(classList);
