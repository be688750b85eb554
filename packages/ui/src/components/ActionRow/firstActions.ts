interface RankedAction {
  readonly variant?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

/** The places of actions by how long they stay in sight: the primary one, those that are possible, harmless ones before dangerous ones. */
export function firstActions(actions: readonly RankedAction[]): number[] {
  return [...actions.keys()].toSorted((a, b) => rank(actions[a]) - rank(actions[b]) || a - b);
}

function rank(action: RankedAction | undefined): number {
  if (!action || action.disabledReason !== undefined) return 4;
  if (action.danger) return 3;
  if (action.variant === 'primary') return 0;
  return action.variant === 'quiet' || action.variant === 'neutral' ? 2 : 1;
}
