import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Drawer } from '../../components/Drawer/Drawer';
import { Icon } from '../../components/Icon/Icon';
import { Progress } from '../../components/Progress/Progress';
import { BackIcon, ForwardIcon, ListIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { BackLink, type BackTarget } from '../../private/BackLink';
import type { StudySection } from './studyEntry';
import { StudyOutline } from './StudyOutline';
import * as css from './StudyRoom.css';
import { studyRoomMessages, type StudyRoomMessages } from './StudyRoom.messages';

export type { StudyEntry, StudyKind, StudySection, StudyState } from './studyEntry';
export type { StudyRoomMessages } from './StudyRoom.messages';

export interface StudyRoomProps {
  /** The page of the class. */
  back: BackTarget;
  /** Number of entries that are done, of those that count; absent where nothing is counted. */
  progress?: { done: number; total: number } | undefined;
  sections: readonly StudySection[];
  /** The id of the entry that is open. */
  current?: string | undefined;
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  /** Beside the progress: the state of the line, a menu. */
  actions?: ReactNode;
  messages?: Partial<StudyRoomMessages> | undefined;
  children: ReactNode;
}

/** The room in which a class is studied: what it teaches in its order beside the lesson that is open. As high as the window. */
export function StudyRoom({
  back,
  progress,
  sections,
  current,
  previousHref,
  nextHref,
  actions,
  messages,
  children,
}: StudyRoomProps) {
  const words = useMessages(studyRoomMessages, messages);
  const [isOpen, setOpen] = useState(false);
  const outline = (onFollow?: () => void) => (
    <StudyOutline sections={sections} current={current} words={words} onFollow={onFollow} />
  );
  return (
    <div className={css.room}>
      <header className={css.bar}>
        <div className={css.back}>
          <BackLink to={back} />
        </div>
        {progress && (
          <div className={css.progress}>
            <Progress
              label={words.progress}
              value={progress.done}
              max={progress.total}
              valueText={words.progressValue(progress.done, progress.total)}
              tone="success"
            />
          </div>
        )}
        <div className={css.actions}>
          {actions}
          <span className={css.opener}>
            <Button icon={<Icon of={ListIcon} />} onPress={() => setOpen(true)}>
              {words.openOutline}
            </Button>
          </span>
        </div>
      </header>
      <nav aria-label={words.outline} className={css.side}>
        {outline()}
      </nav>
      <div className={css.scroller} key={current}>
        <div className={css.page}>{children}</div>
      </div>
      {(previousHref !== undefined || nextHref !== undefined) && (
        <nav aria-label={words.pager} className={css.pager}>
          {previousHref === undefined ? (
            <span />
          ) : (
            <ButtonLink href={previousHref} icon={<Icon of={BackIcon} directed />}>
              {words.previous}
            </ButtonLink>
          )}
          {nextHref !== undefined && (
            <ButtonLink href={nextHref} iconEnd={<Icon of={ForwardIcon} directed />}>
              {words.next}
            </ButtonLink>
          )}
        </nav>
      )}
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={words.outline} flush>
        <nav aria-label={words.outline}>{outline(() => setOpen(false))}</nav>
      </Drawer>
    </div>
  );
}
