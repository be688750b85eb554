import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { ForumIcon, SearchIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

const texts = {
  all: { title: 'emptyAll', text: 'emptyAllText' },
  own: { title: 'emptyOwn', text: 'emptyOwnText' },
  deleted: { title: 'emptyDeleted', text: 'emptyDeletedText' },
  followed: { title: 'emptyFollowed', text: 'emptyFollowedText' },
} as const;

interface NoTopicsProps {
  list: keyof typeof texts;
  /** A search or a filter is why there are none. */
  narrowed: boolean;
  onClear: () => void;
}

/** In place of topics: what to do about that. */
export function NoTopics({ list, narrowed, onClear }: NoTopicsProps) {
  if (narrowed)
    return (
      <EmptyState
        icon={SearchIcon}
        title={words('noneFound')}
        actions={<Button onPress={onClear}>{words('clear')}</Button>}
      >
        {words('noneFoundText')}
      </EmptyState>
    );
  const { title, text } = texts[list];
  return (
    <EmptyState
      icon={ForumIcon}
      title={words(title)}
      actions={
        list === 'followed' || list === 'deleted' ? (
          <ButtonLink href={href('forum')}>{words('all')}</ButtonLink>
        ) : (
          <ButtonLink href={href('topicAdd')}>{words('write')}</ButtonLink>
        )
      }
    >
      {words(text)}
    </EmptyState>
  );
}
