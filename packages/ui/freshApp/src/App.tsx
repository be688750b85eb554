import { AppShell } from '@sen/ui/AppShell';
import { Stack } from '@sen/ui/Stack';
import { Exams } from './Exams';
import { Figures } from './Figures';
import { Lists } from './Lists';
import { Places } from './Places';
import { Talking } from './Talking';

/** What covers the page is opened by its address, one at a time. */
const opened = new URLSearchParams(location.search).get('open');

/** Every composite once, with data of its own. */
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
