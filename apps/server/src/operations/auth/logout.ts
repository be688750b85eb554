import type { Handler } from '../Operation.ts';

export const logout: Handler<'logout'> = async ({ token, openFiles }, { sessions }) => {
  openFiles(null);
  if (token !== undefined) await sessions.end(token);
  return { data: null };
};
