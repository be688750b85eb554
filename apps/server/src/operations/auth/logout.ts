import type { Handler } from '../Operation.ts';

export const logout: Handler<'logout'> = async ({ token }, { sessions }) => {
  if (token !== undefined) await sessions.end(token);
  return { data: null };
};
