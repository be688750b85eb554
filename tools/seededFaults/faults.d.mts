export interface SeededFault {
  kind: string;
  /** From the root. */
  file: string;
  search: string;
  replace: string;
}

export const faults: readonly SeededFault[];
