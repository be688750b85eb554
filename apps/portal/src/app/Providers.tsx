import { showToast, ToastRegion } from '@sen/ui/Toast';
import { UiProvider } from '@sen/ui/UiProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';
import { errorText } from './errors/errorText';
import { createQueryClient } from './queryClient';

/** What stands once around everything: the language and links of the components, and the answers of the server. */
export function Providers({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [queries] = useState(() => createQueryClient(showRefusal));
  return (
    <UiProvider language={language()} navigate={navigate}>
      <QueryClientProvider client={queries}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </UiProvider>
  );
}

function showRefusal(error: Error): void {
  showToast({ tone: 'error', text: errorText(error) });
}
