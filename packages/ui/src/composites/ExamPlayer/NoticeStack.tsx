import { memo, useRef, type RefObject } from 'react';
import { Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import type { ExamNotice } from './examState';
import * as css from './NoticeStack.css';
import { usePlayer } from './PlayerContext';
import { useFocusOrigin } from './useFocusOrigin';
import { useSteadyScroll } from './useSteadyScroll';

interface NoticeStackProps {
  notices: ExamNotice[];
  /** Question numbers by id. */
  numbers: ReadonlyMap<string, number>;
  /** The scroller of the questions. */
  questions: RefObject<HTMLElement | null>;
  onGo: (id: string) => void;
}

/** Above the questions: it covers no answer and no button, and the questions stay where they are in the window. */
export const NoticeStack = memo(function NoticeStack({
  notices,
  numbers,
  questions,
  onGo,
}: NoticeStackProps) {
  const { words } = usePlayer();
  const stack = useRef<HTMLElement>(null);
  useSteadyScroll(stack, questions);
  const focusBack = useFocusOrigin(
    stack,
    () => questions.current?.querySelector<HTMLElement>('[data-question] [tabindex="-1"]') ?? null,
  );

  return (
    <section ref={stack} className={css.stack} aria-label={words.notices} aria-live="polite">
      {notices.map((notice) => {
        const { onClose } = notice;
        const Icon = notice.tone === 'info' ? Info : TriangleAlert;
        return (
          <div key={notice.id} className={css.notice} data-tone={notice.tone}>
            <div className={css.line}>
              <Icon className={css.icon} size="1.25em" strokeWidth={1.75} aria-hidden="true" />
              <div className={css.content}>
                <p className={css.text}>{notice.text}</p>
                <NoticeActions notice={notice} numbers={numbers} onGo={onGo} />
              </div>
              {onClose && (
                <IconButton
                  name={words.close}
                  size="small"
                  icon={<X size="1.125em" strokeWidth={1.75} aria-hidden="true" />}
                  onPress={() => {
                    // The focused button goes with its notice.
                    focusBack();
                    onClose();
                  }}
                />
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
});

/** Links to more questions than these would fill a phone. */
const mostLinks = 5;

interface NoticeActionsProps {
  notice: ExamNotice;
  numbers: ReadonlyMap<string, number>;
  onGo: (id: string) => void;
}

function NoticeActions({ notice: { questionIds = [], actions = [] }, numbers, onGo }: NoticeActionsProps) {
  const { words } = usePlayer();
  const known = questionIds.flatMap((id) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [{ id, number }];
  });
  if (known.length + actions.length === 0) return null;
  const label = known.length === 1 ? words.goToQuestion : words.goTo;
  return (
    <div className={css.actions}>
      {known.slice(0, mostLinks).map(({ id, number }) => (
        <Button key={id} size="small" onPress={() => onGo(id)}>
          {label(number)}
        </Button>
      ))}
      {known.length > mostLinks && <span>{words.moreQuestions(known.length - mostLinks)}</span>}
      {actions.map((action) => (
        <Button key={action.id} size="small" onPress={action.onPress}>
          {action.label}
        </Button>
      ))}
    </div>
  );
}
