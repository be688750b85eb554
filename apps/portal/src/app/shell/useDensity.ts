import type { Role } from '@sen/api/contract/model';
import { useLayoutEffect } from 'react';
import { hasDrawer } from '../../routes/menus';

/** Compact for roles that manage; comfortable for students. */
export function useDensity(role: Role): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = hasDrawer(role) ? 'compact' : 'comfortable';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, [role]);
}
