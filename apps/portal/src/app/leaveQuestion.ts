/** Asks about a step to an address; calls `go` at once or once the user agrees. */
export type LeaveQuestion = (address: string, go: () => void) => void;

let question: LeaveQuestion | null = null;

/** Registers what is asked before a step leads away from the page; returns the function that removes it. */
export function registerLeaveQuestion(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Takes a step inside of the product. */
export function takeStep(address: string, go: () => void): void {
  if (question) question(address, go);
  else go();
}
