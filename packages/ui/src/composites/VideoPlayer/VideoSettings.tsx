import { useId } from 'react';
import { classes } from '../../private/classes';
import * as choice from '../../private/field/Choice.css';
import { captionsId } from './useCaptions';
import type { Player } from './usePlayer';
import { videoSpeeds } from './videoKeys';
import { VideoPanel } from './VideoPanel';
import * as css from './VideoPlayer.css';

export const settingsId = 'sen-video-settings';

/** The speed and the captions. */
export function VideoSettings({ player }: { player: Player }) {
  const { words, shot, captions, chosen, speedText } = player;
  const name = useId();
  const line = (group: string, label: string, checked: boolean, choose: () => void) => (
    <label key={label} className={choice.choice}>
      <input
        type="radio"
        name={`${name}-${group}`}
        className={classes(choice.mark, choice.dot)}
        checked={checked}
        onChange={choose}
      />
      {label}
    </label>
  );

  return (
    <VideoPanel id={settingsId} label={words.settings} onClose={() => player.setPanel(null)}>
      <fieldset className={css.choices}>
        <legend className={css.legend}>{words.speed}</legend>
        {videoSpeeds.map((speed) =>
          line(
            'speed',
            speed === 1 ? `${speedText(1)} (${words.normal})` : speedText(speed),
            speed === shot.rate,
            () => player.setRate(speed),
          ),
        )}
      </fieldset>
      {captions.length > 0 && (
        <fieldset className={css.choices}>
          <legend className={css.legend}>{words.captions}</legend>
          {line('captions', words.captionsOff, chosen === undefined, () => player.chooseCaptions(null))}
          {captions.map((one) =>
            line('captions', one.label, one === chosen, () => player.chooseCaptions(captionsId(one))),
          )}
        </fieldset>
      )}
    </VideoPanel>
  );
}
