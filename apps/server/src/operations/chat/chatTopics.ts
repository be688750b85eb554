import type { Caller } from '../../auth/Caller.ts';
import type { PassingTopics } from '../Operation.ts';

/** What is news of the chat for a person: messages, what was seen, who joined and left. */
export const chatTopics = ({ id }: Pick<Caller, 'id'>): readonly string[] => [`chat:${id}`];

/** Who is online and who may be written to has no topic: lists are asked for anew every minute. */
export const listTopics = (caller: Pick<Caller, 'id'>): PassingTopics => ({
  topics: chatTopics(caller),
  holdsMs: 60_000,
});
