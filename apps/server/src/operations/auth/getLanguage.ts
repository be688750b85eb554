import type { Handler } from '../Operation.ts';

export const getLanguage: Handler<'getLanguage'> = async ({ caller }) => ({ data: caller.lang });
