import { useState } from 'react';

const key = 'sen-drawer';

export function isDrawerWide(): boolean {
  return localStorage.getItem(key) !== 'narrow';
}

/** Whether the side drawer is wide (262 px) or narrow (90 px); kept until sign-out. */
export function useDrawerWidth(): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(isDrawerWide);
  const change = (next: boolean) => {
    localStorage.setItem(key, next ? 'wide' : 'narrow');
    setOpen(next);
  };
  return [open, change];
}
