import { packageMutations } from '@sen/api/resources/packages/packageMutations';
import { isFinal } from './isFinal';
import { PackageCommits } from './PackageCommits';

let current: { userId: string; commits: PackageCommits } | null = null;

/** What packaged courses said to this browser and a user: one for the page, which sends each commit once. */
export function commitsOf(userId: string): PackageCommits {
  if (current?.userId !== userId) {
    const commits = new PackageCommits({
      store: localStorage,
      userId,
      wall: () => Date.now(),
      send: async (place, commit) => (await packageMutations.commit(place, commit)).data,
      isFinal,
    });
    current = { userId, commits };
  }
  return current.commits;
}
