import { useId, type ReactNode } from 'react';
import { classes } from '../../private/classes';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Link } from '../Link/Link';
import * as css from './Card.css';

export interface CardProps {
  title?: string | undefined;
  level?: HeadingLevel | undefined;
  /** Makes the whole card a link; requires a title. */
  href?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
  /** What is done with it, at its end: at one height in a row of cards. */
  footer?: ReactNode;
}

/** An item of a collection, or a section of a page. With a title it is a named region. */
export function Card({ title, level = 2, href, actions, children, footer }: CardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={title === undefined ? undefined : id}
      className={classes(css.card, href && css.linked)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={css.head}>
          {title !== undefined && (
            <Heading level={level} id={id}>
              {href === undefined ? (
                title
              ) : (
                <span className={css.cover}>
                  <Link href={href} variant="title">
                    {title}
                  </Link>
                </span>
              )}
            </Heading>
          )}
          {actions !== undefined && <div className={classes(css.actions, css.above)}>{actions}</div>}
        </div>
      )}
      {children}
      {footer !== undefined && <div className={classes(css.footer, css.above)}>{footer}</div>}
    </article>
  );
}
