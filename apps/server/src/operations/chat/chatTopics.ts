import { can } from '@sen/domain/access/can';
import type { Caller } from '../../auth/Caller.ts';
import type { PassingTopics } from '../Operation.ts';

/** What is news of the chat for a person: messages, what was seen, who joined and left. */
const topicsFor = ({ id }: Pick<Caller, 'id'>): readonly string[] => [`chat:${id}`];

/** That an exam has begun or ended has no topic: whoever may sit one learns it within a minute. */
export const chatTopics = (caller: Pick<Caller, 'id' | 'role'>): readonly string[] | PassingTopics =>
  can(caller.role, 'attempt.take') ? chatListTopics(caller) : topicsFor(caller);

/** Who is online and who may be written to has no topic: lists are asked for anew every minute. */
export const chatListTopics = (caller: Pick<Caller, 'id'>): PassingTopics => ({
  topics: topicsFor(caller),
  holdsMs: 60_000,
});
