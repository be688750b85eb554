import { AppShell } from '@sen/ui/AppShell';
import { Stack } from '@sen/ui/Stack';
import { Exams } from './Exams';
import { Figures } from './Figures';
import { Lists } from './Lists';
import { Places } from './Places';
import { Talking } from './Talking';

/** Composites that cover the page, opened by URL, one at a time. */
const opened = new URLSearchParams(location.search).get('open');

/** Every composite once, with sample data. */
export function App() {
  return (
    <AppShell greeting="Xin chào Tuyết">
      <Stack gap="l">
        <Lists importing={opened === 'ImportDialog'} />
        <Exams />
        <Talking noticesOpen={opened === 'NotificationDrawer'} />
        <Figures />
        <Places cropping={opened === 'ImageCropper'} />
      </Stack>
    </AppShell>
  );
}
