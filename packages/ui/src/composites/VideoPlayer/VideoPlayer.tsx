import { Fragment, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { OverPicture } from './OverPicture';
import { SeekBar } from './SeekBar';
import { useAwake } from './useAwake';
import { usePicturePress } from './usePicturePress';
import { usePlayer } from './usePlayer';
import { videoCommand } from './videoKeys';
import { VideoChapters } from './VideoChapters';
import * as css from './VideoPlayer.css';
import { videoPlayerMessages } from './VideoPlayer.messages';
import type { VideoPlayerProps } from './videoPlayerProps';
import { VideoSettings } from './VideoSettings';
import { VideoTools } from './VideoTools';

export type { VideoCaptions } from './useCaptions';
export type { VideoPlayerProps } from './videoPlayerProps';
export type { VideoProgress } from './useWatched';
export { seekRules, type SeekRule, type VideoRange } from './videoRanges';

/** A video with custom controls: the same in every browser, by keyboard and touch. */
export function VideoPlayer(props: VideoPlayerProps) {
  const words = useMessages(videoPlayerMessages, props.messages);
  const root = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayer(props, words, root, element);
  const { awake, wake, sleep } = useAwake();
  const { shot, lines, captions } = player;
  const press = usePicturePress(player, wake);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    wake();
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const command = videoCommand({
      key,
      command: event.ctrlKey || event.metaKey || event.altKey,
      on: placeOf(target),
    });
    if (!command) return;
    event.preventDefault();
    player.run(command);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is inside; each has a button too
    <section
      ref={root}
      aria-label={props.label}
      data-theme="dark"
      data-resting={(!awake && !shot.paused && player.panel === null) || undefined}
      className={css.player}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch') wake();
      }}
      onPointerLeave={(event) => {
        // Lifting a finger also fires this event, although it has just shown the tools.
        if (event.pointerType !== 'touch') sleep();
      }}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) wake();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are up to the caller */}
      <video
        ref={element}
        src={props.src}
        poster={props.poster}
        muted={props.muted}
        preload="metadata"
        playsInline
        tabIndex={0}
        aria-label={props.label}
        className={css.picture}
        {...player.videoListeners}
        {...press}
      >
        {captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} />
        ))}
        {/* After the captions, whose place among the tracks is their place in the list. */}
        {props.chapters !== undefined && <track key={props.chapters} kind="chapters" src={props.chapters} />}
      </video>
      <OverPicture player={player} />
      <div className={css.below}>
        {lines.length > 0 && (
          <p className={css.captions} lang={player.chosen?.language}>
            {lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                <span className={css.captionLine}>{line}</span>
              </Fragment>
            ))}
          </p>
        )}
        {shot.failed === undefined && (
          <div className={css.controls}>
            {player.panel === 'settings' && <VideoSettings player={player} />}
            {player.panel === 'chapters' && <VideoChapters player={player} />}
            <SeekBar player={player} />
            <VideoTools player={player} />
          </div>
        )}
      </div>
      <output className={visuallyHidden}>{player.announcement}</output>
    </section>
  );
}

function placeOf(target: HTMLElement) {
  if (target.matches('input[type="range"]')) return 'time';
  if (target.matches('input, textarea, select, [contenteditable="true"]')) return 'field';
  return target.matches('button') ? 'tool' : 'picture';
}
