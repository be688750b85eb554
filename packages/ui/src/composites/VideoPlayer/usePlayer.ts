import { useState, type RefObject } from 'react';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import type { VideoPlayerProps } from './videoPlayerProps';
import type { VideoPlayerMessages } from './VideoPlayer.messages';
import { captionsId, useCaptions } from './useCaptions';
import { useChapters } from './useChapters';
import { useFullScreen } from './useFullScreen';
import { useVideo } from './useVideo';
import { useWatched } from './useWatched';
import { nextSpeed, type VideoCommand } from './videoKeys';
import { seekTarget } from './videoRanges';
import { resumePoint, timeText } from './videoTime';

/** State and actions of the player; its parts only render. */
export function usePlayer(
  props: VideoPlayerProps,
  words: VideoPlayerMessages,
  root: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
) {
  const { captions = [], seekable = 'freely' } = props;
  const spoken = useLanguage();
  const locale = locales[spoken];
  const { shot, listeners, withVideo } = useVideo(element);
  const { watched, listeners: noting } = useWatched(props.watched ?? [], props.onProgress);
  const [language, setLanguage] = useState(props.defaultCaptions ?? null);
  const [lastLanguage, setLastLanguage] = useState(language);
  const [begun, setBegun] = useState(false);
  const [panel, setPanel] = useState<'settings' | 'chapters' | null>(null);
  const [announcement, announce] = useState('');
  const chosen = captions.find((one) => captionsId(one) === language);
  const lines = useCaptions(element, captions, chosen);
  const chapters = useChapters(element, props.chapters);
  const full = useFullScreen(root);
  const known = Number.isFinite(shot.duration) ? shot.duration : 0;
  const resume = begun ? undefined : resumePoint(props.resumeAt, shot.duration);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const speedText = (rate: number) => `${number.format(rate)}×`;

  function play() {
    setBegun(true);
    // A browser may refuse autoplay; the video then visibly stays paused.
    withVideo((video) => void video.play().catch(() => undefined));
  }

  /** The pressed button is removed on play: the picture takes the focus, so that its keys work. */
  function begin() {
    play();
    withVideo((video) => video.focus({ preventScroll: true }));
  }

  function seek(requested: number, announces = true) {
    const target = seekTarget(requested, { duration: known, rule: seekable, watched: reachable });
    withVideo((video) => {
      video.currentTime = target;
    });
    if (requested > target + 1 && seekable === 'watched') announce(words.onlyWatched);
    else if (announces) announce(words.announceTime(timeText(target)));
  }

  /** The part up to the resume position counts as watched, whether or not it was recorded. */
  const reachable = props.resumeAt === undefined ? watched : [...watched, [0, props.resumeAt] as const];

  function setRate(rate: number) {
    withVideo((video) => {
      video.playbackRate = rate;
    });
    announce(words.announceSpeed(speedText(rate)));
  }

  function setVolume(volume: number) {
    const next = Math.min(1, Math.max(0, Math.round(volume * 20) / 20));
    withVideo((video) => {
      video.volume = next;
      video.muted = next === 0;
    });
    announce(words.announceVolume(formatShare(next, spoken)));
  }

  function toggleMute() {
    withVideo((video) => {
      if (video.volume === 0) video.volume = 0.5;
      video.muted = !shot.muted;
    });
    announce(
      shot.muted ? words.announceVolume(formatShare(shot.volume || 0.5, spoken)) : words.announceMuted,
    );
  }

  function chooseCaptions(next: string | null) {
    setLanguage(next);
    if (next !== null) setLastLanguage(next);
    const label = captions.find((one) => captionsId(one) === next)?.label;
    announce(label === undefined ? words.announceNoCaptions : words.announceCaptions(label));
  }

  const player = {
    ...props,
    captions,
    words,
    shot,
    known,
    watched: reachable,
    chosen,
    lines,
    begun,
    resume,
    panel,
    setPanel,
    chapters,
    /** The one that is played; a seek may end a little before it. */
    chapter: chapters.findLast(({ from }) => from <= shot.time + 0.05),
    full,
    announcement,
    speedText,
    videoListeners: {
      ...listeners,
      onTimeUpdate: chained(listeners.onTimeUpdate, noting.onTimeUpdate),
      onSeeking: chained(listeners.onSeeking, noting.onSeeking),
      onPlay: chained(listeners.onPlay, () => props.onPlayingChange?.(true)),
      onPause: chained(listeners.onPause, noting.onPause, () => props.onPlayingChange?.(false)),
      onError: chained(listeners.onError, ({ currentTarget: { error } }) => {
        if (error && error.code !== MediaError.MEDIA_ERR_NETWORK) props.onUnplayable?.();
      }),
      onEnded: chained(listeners.onEnded, noting.onEnded, () => props.onEnded?.()),
    },
    begin,
    toggle: () => (shot.paused || shot.ended ? play() : withVideo((video) => video.pause())),
    seek,
    seekBy: (by: number) => seek(shot.time + by),
    setRate,
    setVolume,
    toggleMute,
    chooseCaptions,
    toggleCaptions: () =>
      chooseCaptions(
        language === null ? (lastLanguage ?? (captions[0] ? captionsId(captions[0]) : null)) : null,
      ),
    async togglePip() {
      if (document.pictureInPictureElement) await document.exitPictureInPicture();
      else await element.current?.requestPictureInPicture();
    },
    resumeFrom(point: number) {
      withVideo((video) => {
        video.currentTime = point;
      });
      if (point > 0) announce(words.announceResumed(timeText(point)));
      begin();
    },
    retry() {
      const { time } = shot;
      withVideo((video) => {
        video.load();
        video.currentTime = time;
      });
      begin();
    },
    run(command: VideoCommand) {
      if (command.does === 'toggle') player.toggle();
      else if (command.does === 'mute') toggleMute();
      else if (command.does === 'captions') {
        if (captions.length > 0) player.toggleCaptions();
      } else if (command.does === 'full') full.toggle();
      else if (command.does === 'faster') setRate(nextSpeed(shot.rate, 1));
      else if (command.does === 'slower') setRate(nextSpeed(shot.rate, -1));
      else if (command.does === 'seekBy') player.seekBy(command.by);
      else if (command.does === 'volumeBy') setVolume((shot.muted ? 0 : shot.volume) + command.by);
      else if (command.does === 'seekShare') seek(known * command.share);
    },
  };
  return player;
}

function chained<Event>(...listeners: ((event: Event) => void)[]) {
  return (event: Event) => {
    for (const listener of listeners) listener(event);
  };
}

export type Player = ReturnType<typeof usePlayer>;
