import { ToastRegion } from '@sen/ui/Toast';
import { UiProvider } from '@sen/ui/UiProvider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';
import { showRefusal } from './errors/showRefusal';
import { createQueryClient } from './queryClient';

interface ProvidersProps {
  /** Stories bring their own, which asks again without a pause. */
  queries?: QueryClient;
  children: ReactNode;
}

/** What stands once around everything: the language and links of the components, and the answers of the server. */
export function Providers({ queries: given, children }: ProvidersProps) {
  const [, navigate] = useLocation();
  const [queries] = useState(() => given ?? createQueryClient(showRefusal));
  return (
    <UiProvider language={language()} navigate={navigate}>
      <QueryClientProvider client={queries}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </UiProvider>
  );
}
