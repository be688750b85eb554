import { createContext, use } from 'react';
import { examMessages, type ExamMessages } from './ExamPlayer.messages';
import { defaultTimeZone, examTime, type ExamTime } from './examTime';

interface PlayerEnvironment {
  words: ExamMessages;
  time: ExamTime;
}

/** The words and the clock of a player, for its parts; neither changes while one answers. */
export const PlayerContext = createContext<PlayerEnvironment>({
  words: examMessages.vi,
  time: examTime('vi', defaultTimeZone),
});

export function usePlayer(): PlayerEnvironment {
  return use(PlayerContext);
}
