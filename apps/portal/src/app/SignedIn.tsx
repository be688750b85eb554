import { ToastRegion } from '@sen/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { showRefusal } from './errors/showRefusal';
import { createQueryClient } from './queryClient';

/** Providers of signed-in pages: query client and toasts. The sign-in page does not load them. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [queries] = useState(() => createQueryClient(showRefusal));
  return (
    <QueryClientProvider client={queries}>
      {children}
      <ToastRegion />
    </QueryClientProvider>
  );
}
