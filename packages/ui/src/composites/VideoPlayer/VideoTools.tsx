import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Toolbar } from '../../components/Toolbar/Toolbar';
import {
  CaptionsIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  ListIcon,
  MutedIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  SettingsIcon,
  UndoIcon,
  VolumeIcon,
} from '../../icons';
import type { Player } from './usePlayer';
import { chaptersId } from './VideoChapters';
import * as css from './VideoPlayer.css';
import { settingsId } from './VideoSettings';
import { timeText } from './videoTime';

export function VideoTools({ player }: { player: Player }) {
  const { words, shot, known, captions, chosen, chapters, chapter, full, panel, setPanel } = player;
  const still = shot.paused || shot.ended;
  const main = shot.ended
    ? { name: words.replay, icon: UndoIcon }
    : still
      ? { name: words.play, icon: PlayIcon }
      : { name: words.pause, icon: PauseIcon };
  return (
    <Toolbar label={words.tools}>
      <div className={css.tools}>
        <IconButton name={main.name} icon={<Icon of={main.icon} />} onPress={player.toggle} />
        <span className={css.roomy}>
          <IconButton
            name={words.back}
            icon={<span className={css.ten}>−10</span>}
            onPress={() => player.seekBy(-10)}
          />
          <IconButton
            name={words.forward}
            icon={<span className={css.ten}>+10</span>}
            onPress={() => player.seekBy(10)}
          />
        </span>
        {/* A phone has its own keys for the volume, and no room for all tools. */}
        <span className={chapters.length > 0 ? css.roomy : undefined}>
          <IconButton
            name={shot.muted ? words.unmute : words.mute}
            icon={<Icon of={shot.muted ? MutedIcon : VolumeIcon} />}
            onPress={player.toggleMute}
          />
        </span>
        {/* For a pointer: the up and down arrows do the same from everywhere, and the toolbar keeps its own arrow keys. */}
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          tabIndex={-1}
          value={shot.muted ? 0 : shot.volume}
          aria-label={words.volume}
          className={css.volume}
          onChange={(event) => player.setVolume(Number(event.target.value))}
        />
        <span className={css.time}>
          {timeText(shot.time)} / {timeText(known)}
        </span>
        <span className={css.chapterNow}>{chapter?.title}</span>
        {chapters.length > 0 && (
          <IconButton
            name={words.chapters}
            icon={<Icon of={ListIcon} />}
            expanded={panel === 'chapters'}
            controls={panel === 'chapters' ? chaptersId : undefined}
            onPress={() => setPanel(panel === 'chapters' ? null : 'chapters')}
          />
        )}
        {captions.length > 0 && (
          <IconButton
            name={words.captions}
            icon={<Icon of={CaptionsIcon} />}
            pressed={chosen !== undefined}
            onPress={player.toggleCaptions}
          />
        )}
        <IconButton
          name={words.settings}
          icon={<Icon of={SettingsIcon} />}
          expanded={panel === 'settings'}
          controls={panel === 'settings' ? settingsId : undefined}
          onPress={() => setPanel(panel === 'settings' ? null : 'settings')}
        />
        {document.pictureInPictureEnabled && (
          <span className={css.roomy}>
            <IconButton
              name={words.pip}
              icon={<Icon of={PictureInPictureIcon} />}
              onPress={() => void player.togglePip().catch(() => undefined)}
            />
          </span>
        )}
        {document.fullscreenEnabled && (
          <IconButton
            name={full.on ? words.leaveFull : words.full}
            icon={<Icon of={full.on ? LeaveFullScreenIcon : FullScreenIcon} />}
            onPress={full.toggle}
          />
        )}
      </div>
    </Toolbar>
  );
}
