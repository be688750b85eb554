import type { Package, PackageProgress } from '@sen/api/contract/model';
import { isPartCompleted } from '@sen/domain/packages/packageProgress';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Icon } from '@sen/ui/Icon';
import { FullScreenIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useRef, useState } from 'react';
import { formatPercent } from '../../words/formats';
import type { PackageSaying, PlayerMessage } from '../../package-player/messages';
import { PackageFrame } from './PackageFrame';
import * as css from './PackageView.css';
import { packageWords as words } from './packageWords';

interface PackageViewProps {
  launched: Package;
  /** Null of a package that is only looked at: it begins anew each time. */
  progress: PackageProgress | null;
  onSaid?: (partId: string, saying: PackageSaying) => void;
  onInput?: () => void;
  onRetry: () => void;
}

/** What is known of a part on this page. */
interface Known {
  state: string;
  isCompleted: boolean;
  score: number | null;
}

const nothing: Known = { state: '', isCompleted: false, score: null };

/** A packaged course: its parts, one at a time. */
export function PackageView({ launched, progress, onSaid, onInput, onRetry }: PackageViewProps) {
  const { parts } = launched;
  const [known, setKnown] = useState(() => knownOf(progress));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ id }) => !known.get(id)?.isCompleted),
    ),
  );
  const [isTooLong, setTooLong] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const part = parts[at];
  if (!part) return null;

  const say = (saying: PackageSaying) => {
    setKnown((before) => {
      const { isCompleted, score } = before.get(part.id) ?? nothing;
      const best = Math.max(score ?? -1, saying.score ?? -1);
      return new Map(before).set(part.id, {
        state: saying.state,
        isCompleted: isCompleted || isPartCompleted(saying),
        score: best < 0 ? null : best,
      });
    });
    onSaid?.(part.id, saying);
  };
  const hear = (message: PlayerMessage) => {
    if (message.type === 'input') onInput?.();
    if (message.type === 'tooLong') setTooLong(true);
    if (message.type === 'commit') say(message);
    // A page that reports nothing is completed by being opened.
    if (message.type === 'opened' && !part.is_sco)
      say({ completion: 'completed', success: 'unknown', score: null, state: '' });
  };
  const { state, score } = known.get(part.id) ?? nothing;
  return (
    <Stack gap="s">
      <div className={css.bar}>
        {parts.length > 1 && (
          <div className={css.parts}>
            <Select
              label={words('parts')}
              options={parts.map(({ id, title }, place) => ({
                value: id,
                label: words(known.get(id)?.isCompleted ? 'partDone' : 'partName', {
                  number: place + 1,
                  title,
                }),
              }))}
              value={part.id}
              onChange={(id) => setAt(parts.findIndex((one) => one.id === id))}
            />
          </div>
        )}
        {score !== null && <Text tone="muted">{words('score', { score: formatPercent(score) })}</Text>}
        <div className={css.tools}>
          <Inline gap="s">
            {parts.length > 1 && (
              <>
                <Button disabled={at === 0} onPress={() => setAt(at - 1)}>
                  {words('previous')}
                </Button>
                <Button disabled={at === parts.length - 1} onPress={() => setAt(at + 1)}>
                  {words('next')}
                </Button>
              </>
            )}
            {document.fullscreenEnabled && (
              <Button
                variant="quiet"
                icon={<Icon of={FullScreenIcon} />}
                onPress={() => void frame.current?.requestFullscreen()}
              >
                {words('fullScreen')}
              </Button>
            )}
          </Inline>
        </div>
      </div>
      {isTooLong && <Callout tone="danger">{words('tooLong')}</Callout>}
      <PackageFrame
        // What a part says later is for its player, not for its frame.
        key={part.id}
        launched={launched}
        part={part}
        state={state}
        frame={frame}
        onMessage={hear}
        onRetry={onRetry}
      />
    </Stack>
  );
}

function knownOf(progress: PackageProgress | null): Map<string, Known> {
  return new Map(
    progress?.parts.map(({ part_id, is_completed, score, state }) => [
      part_id,
      { state, isCompleted: is_completed, score },
    ]),
  );
}
