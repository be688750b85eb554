import { eventList } from '../../store/events/eventList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listEvents: Handler<'listEvents'> = listOperation(eventList);
