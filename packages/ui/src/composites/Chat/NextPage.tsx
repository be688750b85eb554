import { useEffect, useLayoutEffect, useRef, type RefCallback } from 'react';
import { Button } from '../../components/Button/Button';
import { useMessages } from '../../messages/useMessages';
import * as css from './NextPage.css';
import { nextPageMessages } from './NextPage.messages';

interface NextPageProps {
  /** How many are there now. Each length is asked for more once: a page that failed is not asked for again and again. */
  count: number;
  loading: boolean;
  onNext: () => void;
  /** Of `useFirstNew`: who pressed the button goes on at the first of the last new rows. */
  ref: RefCallback<HTMLElement>;
}

/** The end of a list that goes on: coming near loads the next page; the button does the same for who does not scroll. */
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
