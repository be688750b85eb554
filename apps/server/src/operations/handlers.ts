import { getLanguage } from './auth/getLanguage.ts';
import { getMe } from './auth/getMe.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { setLanguage } from './auth/setLanguage.ts';
import type { Handlers } from './Operation.ts';
import { getHealth } from './platform/getHealth.ts';

/** Each operation of the contract with its handler; one that is missing does not compile. */
export const handlers = {
  getHealth,

  login,
  logout,
  getMe,
  getLanguage,
  setLanguage,
} satisfies Partial<Handlers>;
