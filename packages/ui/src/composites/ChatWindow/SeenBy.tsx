import { Avatar } from '../../components/Avatar/Avatar';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { ChatPerson } from '../Chat/chat';
import type { ChatWindowMessages } from './ChatWindow.messages';
import * as css from './ThreadMessage.css';

const maxShown = 5;

/** People who have read up to here: pictures for sighted users, all names as text. */
export function SeenBy({ people, words }: { people: readonly ChatPerson[]; words: ChatWindowMessages }) {
  const list = new Intl.ListFormat(locales[useLanguage()], { type: 'conjunction' });
  const label = words.seenBy(list.format(people.map(({ name }) => name)));
  return (
    <span className={css.seen} title={label}>
      <span aria-hidden="true">{words.seen}</span>
      <span aria-hidden="true" className={css.seenAvatars}>
        {people.slice(0, maxShown).map(({ id, name, avatar }) => (
          <Avatar key={id} name={name} src={avatar} size="small" />
        ))}
      </span>
      {people.length > maxShown && <span aria-hidden="true">+{people.length - maxShown}</span>}
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
