import type { Package, PackageProgress } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Stack } from '@sen/ui/Stack';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import type { Place } from '../../activity/reportStore';
import { useUser } from '../../app/session/useUser';
import { PackageView } from '../../patterns/lesson-viewer/PackageView';
import { packageWords as words } from '../../patterns/lesson-viewer/packageWords';
import { usePackageCommits } from './usePackageCommits';

interface StudiedPackageProps {
  place: Place;
  launched: Package;
  /** Null for whoever only looks at the class. */
  progress: PackageProgress | null;
  recorder: ActivityRecorder | null;
  onOpenAgain: () => void;
}

/** A packaged course, whose student goes on where it was left on any device. */
export function StudiedPackage({ place, launched, progress, recorder, onOpenAgain }: StudiedPackageProps) {
  const { id } = useUser();
  const { begun, say, refused, isElsewhere, isFull } = usePackageCommits(id, place, { launched, progress });
  return (
    <Stack gap="s">
      {refused !== null && (
        <Callout tone="waiting" title={words('notCounted')}>
          {refused}
        </Callout>
      )}
      {isFull && <Callout tone="danger">{words('notKept')}</Callout>}
      {isElsewhere && (
        <Callout
          tone="waiting"
          title={words('elsewhere')}
          actions={<Button onPress={onOpenAgain}>{words('openAgain')}</Button>}
        >
          {words('elsewhereText')}
        </Callout>
      )}
      <PackageView
        launched={launched}
        progress={begun}
        onSaid={say}
        onInput={() => recorder?.input()}
        onRetry={onOpenAgain}
      />
    </Stack>
  );
}
