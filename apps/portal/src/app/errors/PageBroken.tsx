import { Button } from '@sen/ui/Button';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { RetryIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { defineWords } from '../../words/defineWords';
import { readyToLeave } from '../session/leaveGuards';

const words = defineWords('pageBroken', {
  vi: {
    chunkTitle: 'Chưa tải được trang này',
    chunkText: 'Mạng bị gián đoạn, hoặc hệ thống vừa được cập nhật. Hãy tải lại để tiếp tục.',
    faultTitle: 'Trang này gặp lỗi',
    faultText:
      'Lỗi nằm ở phía hệ thống, không phải do bạn. Hãy tải lại trang; nếu vẫn lỗi, hãy báo quản trị viên.',
    reload: 'Tải lại trang',
  },
  en: {
    chunkTitle: 'This page could not be loaded',
    chunkText: 'The network was interrupted, or the site has just been updated. Reload to continue.',
    faultTitle: 'Something went wrong on this page',
    faultText: 'The fault is ours, not yours. Reload the page; if it still fails, tell your administrator.',
    reload: 'Reload page',
  },
});

const texts = {
  chunk: { title: 'chunkTitle', text: 'chunkText' },
  fault: { title: 'faultTitle', text: 'faultText' },
} as const;

/**
 * Shown instead of a page whose code did not load (`chunk`) or that threw (`fault`). It belongs to the initial bundle
 * of the sign-in page, so it uses components that are already in it and no EmptyState.
 */
export function PageBroken({ reason }: { reason: keyof typeof texts }) {
  const [leaving, setLeaving] = useState(false);
  const reload = async () => {
    setLeaving(true);
    await readyToLeave('reload');
    window.location.reload();
  };
  return (
    <PageFrame measure="form">
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
