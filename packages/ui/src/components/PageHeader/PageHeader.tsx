import { useRef, type ReactNode } from 'react';
import { classes } from '../../private/classes';
import { Heading } from '../Heading/Heading';
import { BackLink, type BackTarget } from '../../private/BackLink';
import { MoreActions } from './MoreActions';
import * as css from './PageHeader.css';
import { useTitleFocus } from './useTitleFocus';

export interface PageHeaderProps {
  /** The only level-1 heading of the page. */
  title: string;
  /** The parent page: 'Đề thi'. */
  back?: BackTarget | undefined;
  /** `Breadcrumbs`, instead of `back`, for a page with several ancestors. */
  breadcrumbs?: ReactNode;
  /** The state, beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  /**
   * Buttons, the primary one last; below the title on a phone, and where it leaves them no room. They keep their words: for a main
   * action that its icon alone would not explain. An `ActionRow` stays beside the title and on one line.
   */
  actions?: ReactNode;
  /** The main action of a list: a button with an icon that everybody knows, a plus: it is all that a phone shows, beside the title. */
  main?: ReactNode;
  /** Other actions of a list; on a phone they are behind a '⋯' button beside the title. */
  more?: ReactNode;
}

export function PageHeader({
  title,
  back,
  breadcrumbs,
  status,
  description,
  actions,
  main,
  more,
}: PageHeaderProps) {
  const root = useRef<HTMLDivElement>(null);
  const onFocus = useTitleFocus(root);
  const besideTitle = Boolean(main) || Boolean(more);
  return (
    <div ref={root} className={css.header} onFocus={onFocus}>
      {(breadcrumbs !== undefined || back) && (
        <div className={css.above}>{breadcrumbs ?? (back && <BackLink to={back} />)}</div>
      )}
      <div className={classes(css.line, besideTitle && css.oneLine)}>
        <div className={css.words}>
          <div className={css.titleLine}>
            <Heading level={1} focusable>
              {title}
            </Heading>
            {status}
          </div>
          {description !== undefined && <div className={css.description}>{description}</div>}
        </div>
        {Boolean(actions) && <div className={css.actions}>{actions}</div>}
        {besideTitle && (
          <div className={css.tools}>
            {more && <MoreActions>{more}</MoreActions>}
            {main && <div className={css.main}>{main}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
