import { memo } from 'react';
import { Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import type { ExamNotice } from './examState';
import * as css from './NoticeStack.css';
import { usePlayer } from './PlayerContext';

interface NoticeStackProps {
  notices: ExamNotice[];
  /** Question numbers by id. */
  numbers: ReadonlyMap<string, number>;
  onGo: (id: string) => void;
}

/** Overlays the bottom edge of the questions: it shifts nothing and blocks nobody. */
export const NoticeStack = memo(function NoticeStack({ notices, numbers, onGo }: NoticeStackProps) {
  const { words } = usePlayer();
  return (
    <section
      className={css.stack}
      aria-label={words.notices}
      aria-live="polite"
      data-empty={notices.length === 0}
    >
      {notices.map((notice) => {
        const number = notice.questionId === undefined ? undefined : numbers.get(notice.questionId);
        const Icon = notice.tone === 'info' ? Info : TriangleAlert;
        return (
          <div key={notice.id} className={css.notice} data-tone={notice.tone}>
            <Icon className={css.icon} size="1.25em" strokeWidth={1.75} aria-hidden="true" />
            <div className={css.content}>
              <p>{notice.text}</p>
              {(number !== undefined || notice.actions) && (
                <div className={css.actions}>
                  {number !== undefined && (
                    <Button
                      size="small"
                      onPress={() => notice.questionId !== undefined && onGo(notice.questionId)}
                    >
                      {words.goToQuestion(number)}
                    </Button>
                  )}
                  {notice.actions?.map((action) => (
                    <Button key={action.id} size="small" onPress={action.onPress}>
                      {action.label}
                    </Button>
                  ))}
                </div>
              )}
            </div>
            {notice.onClose && (
              <IconButton
                name={words.close}
                size="small"
                icon={<X size="1.125em" strokeWidth={1.75} aria-hidden="true" />}
                onPress={notice.onClose}
              />
            )}
          </div>
        );
      })}
    </section>
  );
});
