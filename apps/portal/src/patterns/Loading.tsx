import { Skeleton } from '@sen/ui/Skeleton';
import { Stack } from '@sen/ui/Stack';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { words } from './words';

/** The shape of a page that is on its way; says once that it loads. */
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
