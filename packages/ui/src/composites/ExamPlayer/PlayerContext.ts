import { createContext, use } from 'react';
import { browserTimeZone } from '../../private/date/browserTimeZone';
import { examMessages, type ExamMessages } from './ExamPlayer.messages';
import { examTime, type ExamTime } from './examTime';

interface PlayerEnvironment {
  words: ExamMessages;
  time: ExamTime;
}

/** Texts and clock of a player; neither changes during an attempt. */
export const PlayerContext = createContext<PlayerEnvironment>({
  words: examMessages.vi,
  time: examTime('vi', browserTimeZone()),
});

export function usePlayer(): PlayerEnvironment {
  return use(PlayerContext);
}
