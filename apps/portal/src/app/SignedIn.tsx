import { ToastRegion } from '@sen/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lazyPart } from './chunks/lazyPart';
import { showRefusal } from './errors/showRefusal';
import { createQueryClient } from './queryClient';

/** Few units have a colour of their own. Without its code a page keeps the product's. */
const UnitAccent = lazyPart<{ color: string }>(
  async () => (await import('./UnitAccent')).UnitAccent,
  NoAccent,
);

function NoAccent() {
  return null;
}

interface SignedInProps {
  /** The colour of the user's unit; null for the product's. */
  accent: string | null;
  children: ReactNode;
}

/** Providers of signed-in pages: query client, toasts, the unit's colour. The sign-in page does not load them. */
export function SignedIn({ accent, children }: SignedInProps) {
  const [queries] = useState(() => createQueryClient(showRefusal));
  return (
    <QueryClientProvider client={queries}>
      {accent !== null && <UnitAccent color={accent} />}
      {children}
      <ToastRegion />
    </QueryClientProvider>
  );
}
