import { expect, test } from 'vitest';
import { asBubbles, placed, withHidden, without, withOpened, type OpenChat } from './openChats';

const chat = (id: string, state: OpenChat['state'] = 'open'): OpenChat => ({
  kind: 'person',
  id,
  name: `Người ${id}`,
  state,
});
const ids = (chats: readonly OpenChat[]) => chats.map(({ id }) => id);

test('a conversation that is opened stands first, and is there once', () => {
  const chats = withOpened([chat('1'), chat('2', 'hidden')], chat('2'));
  expect(chats).toEqual([chat('2'), chat('1')]);
});

test('a person and a group with the same number are two conversations', () => {
  const group = { ...chat('1'), kind: 'group' as const };
  expect(withOpened([chat('1')], group)).toHaveLength(2);
  expect(without([chat('1'), group], chat('1'))).toEqual([group]);
});

test('what has no room, or is hidden, is a bubble', () => {
  const chats = [chat('1'), chat('2', 'hidden'), chat('3'), chat('4'), chat('5')];
  const wide = placed(chats, 3);
  expect(ids(wide.windows)).toEqual(['1', '3', '4']);
  expect(ids(wide.bubbles)).toEqual(['2', '5']);
  expect(ids(placed(chats, 1).windows)).toEqual(['1']);
  expect(ids(placed(withHidden(chats, chat('1')), 1).windows)).toEqual(['3']);
});

test('a page that a window would cover starts with bubbles', () => {
  const chats = asBubbles([chat('1'), chat('2', 'hidden')]);
  expect(placed(chats, 1).windows).toEqual([]);
  expect(ids(placed(chats, 1).bubbles)).toEqual(['1', '2']);
});
