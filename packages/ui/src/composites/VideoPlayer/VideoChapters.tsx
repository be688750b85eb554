import type { Player } from './usePlayer';
import { VideoPanel } from './VideoPanel';
import * as css from './VideoPlayer.css';
import { timeText } from './videoTime';

export const chaptersId = 'sen-video-chapters';

/** The chapters of the video, to jump to; the current one is marked. */
export function VideoChapters({ player }: { player: Player }) {
  const { words, chapters, chapter, setPanel } = player;
  return (
    <VideoPanel id={chaptersId} label={words.chapters} onClose={() => setPanel(null)}>
      <ol className={css.chapters}>
        {chapters.map((one) => (
          <li key={one.from}>
            <button
              type="button"
              aria-current={one === chapter ? 'true' : undefined}
              className={css.chapter}
              onClick={() => {
                player.seek(one.from);
                setPanel(null);
              }}
            >
              <span className={css.chapterTime}>{timeText(one.from)}</span>
              <span>{one.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </VideoPanel>
  );
}
