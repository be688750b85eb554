import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { useEffect, useState, type ComponentType } from 'react';
import type { PagePlaceholderProps } from './PagePlaceholder';
import { shellWords } from './shell/shellWords';

let loaded: ComponentType<PagePlaceholderProps> | null = null;

/**
 * Shown while a page, its code or its frame loads. The skeleton is invisible at first, so its own code is not part of
 * what sign-in loads. Without it (the network failed) only the text is there.
 */
export function Loader(props: PagePlaceholderProps) {
  const [Placeholder, setPlaceholder] = useState(() => loaded);
  useEffect(() => {
    if (Placeholder) return undefined;
    let isShown = true;
    void import('./PagePlaceholder').then(
      ({ PagePlaceholder }) => {
        loaded = PagePlaceholder;
        if (isShown) setPlaceholder(() => PagePlaceholder);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [Placeholder]);
  if (Placeholder) return <Placeholder {...props} />;
  return (
    <output>
      <VisuallyHidden>{shellWords('loading')}</VisuallyHidden>
    </output>
  );
}
