import '@sen/ui/css/foundations';
import { UiProvider } from '@sen/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './everyEntry';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider language="vi">
      <App />
    </UiProvider>,
  );
