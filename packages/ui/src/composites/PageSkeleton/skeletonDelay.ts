/** Milliseconds: what loads faster shows no skeleton at all. */
const patience = 200;
/** Milliseconds between two skeletons that are one wait to the eye. */
const gap = 100;

let mounted = 0;
let goneAt = Number.NEGATIVE_INFINITY;
let since = 0;

/**
 * The delay of a skeleton that is rendered now, in milliseconds. One that replaces another continues its wait: negative
 * once the first has been visible, so that it does not vanish in between.
 */
export function skeletonDelay(now: number): number {
  if (mounted === 0 && now - goneAt > gap) since = now;
  return Math.round(since + patience - now);
}

/** To be called when a skeleton is mounted; the result when it is removed. */
export function noteSkeleton(clock: () => number): () => void {
  mounted += 1;
  return () => {
    mounted -= 1;
    goneAt = clock();
  };
}
