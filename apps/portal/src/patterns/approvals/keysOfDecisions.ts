/** One set of keys for everything that is decided. */
export const keysOfDecisions = [
  { key: 'A', action: 'approve', label: 'keyApprove' },
  { key: 'D', action: 'deny', label: 'keyDeny' },
  { key: 'U', action: 'undo', label: 'keyUndo' },
  { key: 'V', action: 'view', label: 'keyView' },
] as const;
