import { memo } from 'react';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './ExamPager.css';
import { usePlayer } from './PlayerContext';
import { useCounts } from './useAnswerSheet';

interface ExamPagerProps {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
  onOpenNavigator: () => void;
}

export const ExamPager = memo(function ExamPager({
  page,
  pages,
  total,
  onPage,
  onOpenNavigator,
}: ExamPagerProps) {
  const { words } = usePlayer();
  return (
    <footer className={css.pager} data-single={pages === 1}>
      <span className={css.turn}>
        <Button
          onPress={() => onPage(page - 1)}
          disabled={page <= 1}
          icon={<ChevronLeft size="1em" strokeWidth={1.75} aria-hidden="true" />}
        >
          <span aria-hidden="true" className={css.turnName}>
            {words.previous}
          </span>
          <span className={visuallyHidden}>{words.previousPage}</span>
        </Button>
      </span>
      <span className={css.middle}>
        <span className={css.sheetButton}>
          <NavigatorButton total={total} onPress={onOpenNavigator} />
        </span>
        {pages > 1 && (
          <span className={css.page}>
            {pages === total ? words.questionOf(page, total) : words.page(page, pages)}
          </span>
        )}
      </span>
      <span className={css.turn}>
        <Button
          onPress={() => onPage(page + 1)}
          disabled={page >= pages}
          iconEnd={<ChevronRight size="1em" strokeWidth={1.75} aria-hidden="true" />}
        >
          <span aria-hidden="true" className={css.turnName}>
            {words.next}
          </span>
          <span className={visuallyHidden}>{words.nextPage}</span>
        </Button>
      </span>
    </footer>
  );
});

function NavigatorButton({ total, onPress }: { total: number; onPress: () => void }) {
  const { words } = usePlayer();
  const { answered } = useCounts();
  return (
    <Button
      onPress={onPress}
      variant="quiet"
      icon={<LayoutGrid size="1em" strokeWidth={1.75} aria-hidden="true" />}
    >
      <span aria-hidden="true">{words.answeredOf(answered, total)}</span>
      <span className={visuallyHidden}>{words.openNavigator(answered, total)}</span>
    </Button>
  );
}
