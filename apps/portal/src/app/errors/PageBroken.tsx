import { Button } from '@sen/ui/Button';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { RetryIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { Loader } from '../Loader';
import { readyToLeave } from '../session/leaveGuards';
import { pageBrokenWords as words } from './pageBrokenWords';
import { useMissingChunk } from './useMissingChunk';

const texts = {
  missing: { title: 'chunkTitle', text: 'chunkText' },
  updated: { title: 'updatedTitle', text: 'updatedText' },
  fault: { title: 'faultTitle', text: 'faultText' },
} as const;

/** Shown instead of a page whose code did not load. @param wasShown it was there already, and only a part of it is missing */
export function ChunkMissing({ wasShown }: { wasShown: boolean }) {
  const state = useMissingChunk(wasShown);
  return state === null ? <Loader /> : <PageBroken reason={state} />;
}

/**
 * Shown instead of a page that does not work, and why. It belongs to the initial bundle of the sign-in page, so it uses components
 * that are already in it and no EmptyState.
 */
export function PageBroken({ reason }: { reason: keyof typeof texts }) {
  const [leaving, setLeaving] = useState(false);
  const reload = async () => {
    setLeaving(true);
    await readyToLeave('reload');
    window.location.reload();
  };
  return (
    <PageFrame measure="form" centered>
      <div role="alert">
        <Stack align="start">
          <Heading level={1}>{words(texts[reason].title)}</Heading>
          <Text>{words(texts[reason].text)}</Text>
          <Button
            variant="primary"
            icon={<Icon of={RetryIcon} />}
            pending={leaving}
            onPress={() => void reload()}
          >
            {words('reload')}
          </Button>
        </Stack>
      </div>
    </PageFrame>
  );
}
