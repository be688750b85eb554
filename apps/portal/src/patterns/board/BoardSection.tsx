import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { useId, type ReactNode } from 'react';
import * as css from './Board.css';

interface BoardSectionProps {
  title: string;
  /** The list with all of it. */
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A titled section of a board. */
export function BoardSection({ title, more, children }: BoardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more && (
          <Link href={more.href} variant="standalone">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
