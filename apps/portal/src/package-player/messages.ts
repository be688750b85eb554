import type { PackageCommit } from '@sen/api/contract/model';

/** What the portal opens; sent once, with the port for the answers. */
export interface PlayedPart {
  /** Relative to the files of the package. */
  href: string;
  /** The name of the frame. */
  title: string;
  launchData: string;
  masteryScore: number | null;
  /** What the package kept, as a commit said it; empty for the first time. */
  state: string;
  learner: { id: string; name: string };
}

/** What a package says. */
export type PackageSaying = Pick<PackageCommit, 'completion' | 'success' | 'score' | 'state'>;

/** `opened`: its page has loaded; `input`: somebody uses it; `tooLong`: it keeps more than can be stored. */
export type PlayerMessage =
  { type: 'opened' } | { type: 'input' } | { type: 'tooLong' } | ({ type: 'commit' } & PackageSaying);

/** Characters. */
export const longestState = 200_000;

const completions = ['unknown', 'incomplete', 'completed'] as const;
const successes = ['unknown', 'passed', 'failed'] as const;

/** A message of the player, if it is one: a package can send anything. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'opened' || type === 'input' || type === 'tooLong') return { type };
  if (type !== 'commit') return undefined;
  const { completion, success, score, state }: Record<string, unknown> = { ...data };
  const said = completions.find((one) => one === completion);
  const result = successes.find((one) => one === success);
  const isScore = score === null || (typeof score === 'number' && score >= 0 && score <= 100);
  if (!said || !result || !isScore || typeof state !== 'string' || state.length > longestState)
    return undefined;
  return { type: 'commit', completion: said, success: result, score, state };
}
