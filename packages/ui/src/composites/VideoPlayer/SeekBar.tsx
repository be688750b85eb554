import type { Player } from './usePlayer';
import * as css from './VideoPlayer.css';
import { furthest } from './videoRanges';
import { timeText } from './videoTime';

/** A native range, for browser and assistive technology support; the loaded and reachable parts are drawn below it. */
export function SeekBar({ player }: { player: Player }) {
  const { shot, known, words, seekable, watched } = player;
  const limit = seekable === 'watched' ? Math.min(furthest(watched), known) : known;
  const total = known || 1;
  return (
    <div className={css.seek}>
      {/* SVG, so that widths are attributes and need no inline styles. */}
      <svg className={css.seekTrack} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={total} height="1" className={css.seekGround} />
        {shot.buffered.map(([from, to]) => (
          <rect key={from} x={from} width={to - from} height="1" className={css.seekBuffered} />
        ))}
        {seekable === 'watched' && <rect width={limit} height="1" className={css.seekReach} />}
        <rect width={Math.min(shot.time, total)} height="1" className={css.seekPlayed} />
      </svg>
      <input
        type="range"
        min={0}
        max={known}
        step={0.1}
        value={Math.min(shot.time, known)}
        disabled={known === 0}
        aria-label={words.seek}
        aria-valuetext={words.seekText(timeText(shot.time), timeText(known))}
        className={css.seekInput}
        onChange={(event) => player.seek(Number(event.target.value), false)}
        onKeyDown={(event) => {
          // The native step of one second is too small for an arrow key.
          const by = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
          const along = rtl && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') ? -by : by;
          player.seek(shot.time + along, false);
        }}
      />
    </div>
  );
}
