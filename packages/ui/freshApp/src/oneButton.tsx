import '@sen/ui/css/foundations';
import { Button } from '@sen/ui/Button';
import { UiProvider } from '@sen/ui/UiProvider';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider language="vi">
      <Button onPress={() => undefined}>Lưu</Button>
    </UiProvider>,
  );
