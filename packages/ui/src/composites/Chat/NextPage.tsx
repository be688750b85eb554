import { useEffect, useLayoutEffect, useRef, type RefCallback } from 'react';
import { Button } from '../../components/Button/Button';
import { useMessages } from '../../messages/useMessages';
import * as css from './NextPage.css';
import { nextPageMessages } from './NextPage.messages';

interface NextPageProps {
  /** Current number of rows. More is requested once per length, so that a failed page is not requested repeatedly. */
  count: number;
  loading: boolean;
  onNext: () => void;
  /** From `useFirstNew`: after a press of the button, the focus moves to the first new row. */
  ref: RefCallback<HTMLElement>;
}

/** The end of a paged list: loads the next page when scrolled near, or by its button. */
export function NextPage({ count, loading, onNext, ref }: NextPageProps) {
  const words = useMessages(nextPageMessages);
  const end = useRef<HTMLDivElement>(null);
  const requestedCount = useRef(-1);
  const latest = useRef({ loading, onNext });
  useLayoutEffect(() => {
    latest.current = { loading, onNext };
  });

  useEffect(() => {
    const element = end.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || latest.current.loading || requestedCount.current === count) return;
      requestedCount.current = count;
      latest.current.onNext();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

  return (
    <div ref={ref}>
      <div ref={end} className={css.next}>
        <Button variant="quiet" size="small" pending={loading} onPress={onNext}>
          {words.more}
        </Button>
      </div>
    </div>
  );
}
