import { useEffect, useId, useRef } from 'react';
import { classes } from '../../private/classes';
import * as choice from '../../private/field/Choice.css';
import type { Player } from './usePlayer';
import { videoSpeeds } from './videoKeys';
import * as css from './VideoPlayer.css';

export const settingsId = 'sen-video-settings';

/** Native controls inside the player: a panel elsewhere on the page is invisible in full screen. */
export function VideoSettings({ player }: { player: Player }) {
  const { words, shot, captions, language, speedText } = player;
  const name = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles Escape and blur
    <div
      ref={panel}
      id={settingsId}
      role="group"
      aria-label={words.settings}
      className={css.settings}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        player.setSettings(false);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) player.setSettings(false);
      }}
    >
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
          {line('captions', words.captionsOff, language === null, () => player.chooseCaptions(null))}
          {captions.map((one) =>
            line('captions', one.label, one.language === language, () => player.chooseCaptions(one.language)),
          )}
        </fieldset>
      )}
    </div>
  );
}
