import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { IconLink } from '../../components/IconLink/IconLink';
import { CloseIcon, MinusIcon, PeopleIcon } from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { OnlineAvatar } from '../Chat/OnlineAvatar';
import * as css from './ChatWindow.css';
import type { ChatWindowMessages } from './ChatWindow.messages';
import type { ChatParty } from './chatWindowProps';
import { partyName } from './partyName';

interface ChatHeaderProps {
  party: ChatParty;
  detailsHref: string | undefined;
  onMinimise: (() => void) | undefined;
  onClose: (() => void) | undefined;
  words: ChatWindowMessages;
}

/** The other party and whether they are online, in words. */
export function ChatHeader({ party, detailsHref, onMinimise, onClose, words }: ChatHeaderProps) {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const online = party.kind === 'person' && party.online;
  return (
    <header className={css.head}>
      <OnlineAvatar name={partyName(party)} src={party.avatar} online={online} />
      <div className={css.who}>
        <h2 className={css.title} title={partyName(party)}>
          {partyName(party)}
        </h2>
        <div className={css.status}>
          {party.kind === 'group' &&
            party.memberCount !== undefined &&
            words.members(number.format(party.memberCount))}
          {party.kind === 'person' && (online ? words.online : words.offline)}
        </div>
      </div>
      <div className={css.tools}>
        {detailsHref !== undefined && (
          <IconLink name={words.details} icon={<Icon of={PeopleIcon} />} href={detailsHref} size="small" />
        )}
        {onMinimise && (
          <IconButton
            name={words.minimise}
            icon={<Icon of={MinusIcon} />}
            onPress={onMinimise}
            size="small"
          />
        )}
        {onClose && (
          <IconButton name={words.close} icon={<Icon of={CloseIcon} />} onPress={onClose} size="small" />
        )}
      </div>
    </header>
  );
}
