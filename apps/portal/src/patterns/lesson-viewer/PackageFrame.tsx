import type { Package, PackagePart } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { ErrorIcon } from '@sen/ui/icons';
import { type RefObject, useRef } from 'react';
import { useUser } from '../../app/session/useUser';
import type { PlayerMessage } from '../../package-player/messages';
import { Loading } from '../Loading';
import { packageAddress } from './packageAddress';
import * as css from './PackageView.css';
import { packageWords } from './packageWords';
import { usePlayedPart } from './usePlayedPart';

interface PackageFrameProps {
  launched: Package;
  part: PackagePart;
  /** What the package kept of this part. */
  state: string;
  frame: RefObject<HTMLDivElement | null>;
  onMessage: (message: PlayerMessage) => void;
  onRetry: () => void;
}

/** Nothing of the portal: no navigation of its window, and no origin but that of packages. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/** One part of a package, in its player. */
export function PackageFrame({ launched, part, state, frame, onMessage, onRetry }: PackageFrameProps) {
  const { id, name } = useUser();
  const player = useRef<HTMLIFrameElement>(null);
  const { address, origin } = packageAddress(launched);
  const { href, title, launch_data, mastery_score } = part;
  const shown = usePlayedPart(
    player,
    origin,
    { href, title, launchData: launch_data, masteryScore: mastery_score, state, learner: { id, name } },
    onMessage,
  );
  return (
    <div ref={frame} className={css.frame}>
      <iframe
        ref={player}
        src={address}
        title={title}
        sandbox={sandbox}
        allow="autoplay; fullscreen"
        className={css.page}
      />
      {shown !== 'open' && (
        <div className={css.over}>
          {shown === 'opening' ? (
            <Loading />
          ) : (
            <EmptyState
              icon={ErrorIcon}
              tone="danger"
              title={packageWords('failed')}
              actions={<Button onPress={onRetry}>{packageWords('retry')}</Button>}
            >
              {packageWords('failedText')}
            </EmptyState>
          )}
        </div>
      )}
    </div>
  );
}
