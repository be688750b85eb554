import type { TopicRow } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

type State = Pick<TopicRow, 'topic_status' | 'approval_level'>;

const tones = {
  draft: 'neutral',
  pending: 'waiting',
  published: 'success',
  rejected: 'danger',
} as const satisfies Record<TopicRow['topic_status'], Tone>;

/** How far a topic is, in words. */
export function stateLabel({ topic_status, approval_level }: State): string {
  const isSystem = approval_level === 'system';
  if (topic_status === 'pending') return words(isSystem ? 'pendingSystem' : 'pendingUnit');
  if (topic_status === 'rejected') return words(isSystem ? 'rejectedSystem' : 'rejectedUnit');
  return words(topic_status);
}

export const stateTone = ({ topic_status }: State): Tone => tones[topic_status];
