import { organizerList } from '../../store/events/organizerList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listOrganizers: Handler<'listOrganizers'> = listOperation(organizerList);
