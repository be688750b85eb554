import { ToastRegion } from '@sen/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { showRefusal } from './errors/showRefusal';
import { createQueryClient } from './queryClient';

/** What only somebody who is signed in needs: the answers of the server, and toasts. Sign-in does not load it. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [queries] = useState(() => createQueryClient(showRefusal));
  return (
    <QueryClientProvider client={queries}>
      {children}
      <ToastRegion />
    </QueryClientProvider>
  );
}
