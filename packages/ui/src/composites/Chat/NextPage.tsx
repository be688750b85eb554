import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { useMessages } from '../../messages/useMessages';
import * as css from './NextPage.css';
import { nextPageMessages } from './NextPage.messages';

interface NextPageProps {
  loading: boolean;
  onNext: () => void;
}

/** The end of a list that goes on: coming near loads the next page; the button does the same for who does not scroll. */
export function NextPage({ loading, onNext }: NextPageProps) {
  const words = useMessages(nextPageMessages);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || loading) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onNext();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, onNext]);

  return (
    <div ref={end} className={css.next}>
      <Button variant="quiet" size="small" pending={loading} onPress={onNext}>
        {words.more}
      </Button>
    </div>
  );
}
