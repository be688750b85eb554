import type { Part } from '../Part.ts';

export async function runBrowsers(_part: Part): Promise<void> {
  throw new Error('not yet');
}
