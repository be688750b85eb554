import { showToast } from '@sen/ui/Toast';
import { useEffect } from 'react';
import { takeGreeting } from '../session/tabMemory';
import { dayPartOf } from './dayPart';
import { shellWords } from './shellWords';
import { wish } from './greetingWords';

/** Shows a welcome toast once after sign-in. */
export function useWelcome(): void {
  useEffect(() => {
    const email = takeGreeting();
    if (email === null) return;
    showToast({
      tone: 'success',
      text: `${shellWords('welcome', { email })}. ${wish(dayPartOf(new Date()))}`,
    });
  }, []);
}
