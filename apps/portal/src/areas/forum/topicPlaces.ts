import type { TopicRow } from '@sen/api/contract/model';
import { useLocation, useRouter } from 'wouter';
import { findPath } from '../../routes/findPath';
import { href } from '../../routes/paths';

/** The lists of topics, by the names of their paths. */
export const topicLists = {
  forum: 'all',
  ownTopics: 'own',
  followedTopics: 'followed',
  deletedTopics: 'deleted',
} as const;
export type TopicListName = keyof typeof topicLists;

const names = Object.keys(topicLists) as TopicListName[];

/** The list that the address shows. */
export function useTopicListName(): TopicListName {
  const { parser } = useRouter();
  const [location] = useLocation();
  const page = findPath(parser, location)?.name;
  return names.find((name) => name === page) ?? 'forum';
}

/** The page of a topic (section 2). */
export const topicHref = ({ id }: Pick<TopicRow, 'id'>) => `${href('forum')}?topicId=${id}`;
export const requestsHref = () => `${href('forum')}?request=true`;

/** The topic of an address: `/forum?topicId=7`, or as section 2 writes it, `/forum?7`. */
export function topicOfAddress(address: URLSearchParams): string | null {
  const isId = (text: string | null | undefined) => /^[1-9]\d{0,17}$/.test(text ?? '');
  const named = address.get('topicId');
  if (named !== null) return isId(named) ? named : '0';
  const [bare] = [...address.keys()];
  return isId(bare) && address.get(bare ?? '') === '' ? (bare ?? null) : null;
}
