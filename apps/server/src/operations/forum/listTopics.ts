import { topicList } from '../../store/forum/topicList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listTopics: Handler<'listTopics'> = listOperation(topicList);
