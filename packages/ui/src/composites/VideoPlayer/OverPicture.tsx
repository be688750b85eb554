import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Spinner } from '../../components/Spinner/Spinner';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ErrorIcon, NoNetworkIcon, PlayIcon, RetryIcon, UndoIcon } from '../../icons';
import type { Player } from './usePlayer';
import * as css from './VideoPlayer.css';
import { timeText } from './videoTime';

/** Overlay in the middle: the error, the resume question, or a large play button. */
export function OverPicture({ player }: { player: Player }) {
  const { shot, words, resume, begun } = player;
  if (shot.failed !== undefined) {
    const network = shot.failed === 'network';
    return (
      <div role="alert" className={css.over} data-veiled>
        <Icon of={network ? NoNetworkIcon : ErrorIcon} size="large" />
        <p className={css.title}>{network ? words.networkFailed : words.unplayable}</p>
        <p className={css.hint}>{network ? words.networkHint : words.unplayableHint}</p>
        <Button icon={<Icon of={RetryIcon} />} onPress={player.retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (resume !== undefined)
    return (
      <div className={css.over} data-veiled>
        <p className={css.title}>{words.resumeTitle}</p>
        <div className={css.answers}>
          <Button variant="primary" icon={<Icon of={PlayIcon} />} onPress={() => player.resumeFrom(resume)}>
            {words.resume(timeText(resume))}
          </Button>
          <Button icon={<Icon of={UndoIcon} />} onPress={() => player.resumeFrom(0)}>
            {words.fromStart}
          </Button>
        </div>
      </div>
    );
  if (shot.ended)
    return (
      <div className={css.over} data-veiled>
        <Button icon={<Icon of={UndoIcon} />} onPress={player.begin}>
          {words.replay}
        </Button>
      </div>
    );
  if (shot.waiting)
    return (
      <div className={css.over} data-through>
        <span className={css.waiting}>
          <Spinner />
        </span>
        <output className={visuallyHidden}>{words.loading}</output>
      </div>
    );
  if (!begun)
    return (
      <div className={css.over} data-through>
        <button type="button" aria-label={words.play} className={css.begin} onClick={player.begin}>
          <Icon of={PlayIcon} size="large" />
        </button>
      </div>
    );
  return null;
}
