import type { Ref, RefCallback } from 'react';

/** Merges several refs to the same element. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> | undefined {
  const wanted = refs.filter((ref) => ref !== undefined && ref !== null);
  if (wanted.length === 0) return undefined;
  return (element) => {
    for (const ref of wanted) {
      if (typeof ref === 'function') ref(element);
      else ref.current = element;
    }
  };
}
