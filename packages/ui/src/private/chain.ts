/** Calls both handlers in order. */
export function chain<Event>(
  first: ((event: Event) => void) | undefined,
  second: ((event: Event) => void) | undefined,
): ((event: Event) => void) | undefined {
  if (!first || !second) return first ?? second;
  return (event) => {
    first(event);
    second(event);
  };
}
