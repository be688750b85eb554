import { showToast } from '@sen/ui/Toast';
import { useEffect } from 'react';
import { takeGreeting } from '../session/tabMemory';
import { dayPartOf } from './dayPart';
import { shellWords } from './shellWords';
import { welcome } from './greetingWords';

/** Shows a welcome toast once after sign-in. */
export function useWelcome(): void {
  useEffect(() => {
    const email = takeGreeting();
    if (email === null) return;
    showToast({
      tone: 'success',
      text: `${shellWords('welcome', { email })}. ${welcome(dayPartOf(new Date()))}`,
    });
  }, []);
}
