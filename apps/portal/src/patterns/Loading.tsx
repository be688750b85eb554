import { Skeleton } from '@sen/ui/Skeleton';
import { Stack } from '@sen/ui/Stack';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { words } from './words';

/** Skeleton of a page that loads; announces once that it is loading. */
export function Loading() {
  return (
    <Stack gap="l">
      <output>
        <VisuallyHidden>{words('loading')}</VisuallyHidden>
      </output>
      <Skeleton kind="title" />
      <Skeleton kind="block" />
      <Skeleton lines={3} />
    </Stack>
  );
}
