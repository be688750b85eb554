import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk';

/**
 * Creates a lazily loaded component: `lazyPart(async () => (await import('./X')).X)`.
 * @param instead rendered when its code cannot be loaded, by a part that a page does not fail without
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loading = loadChunk(load);
    return { default: await (instead ? loading.catch(() => instead) : loading) };
  });
}
