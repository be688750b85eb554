import { CheckMark } from '../../private/field/CheckMark';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import type { DataTableMessages } from './DataTable.messages';
import { SortChoice, type OrderChoice } from './SortChoice';
import * as css from './TableTools.css';

interface CardToolsProps extends OrderChoice {
  page: 'none' | 'some' | 'all' | undefined;
  onTogglePage: () => void;
  words: DataTableMessages;
}

/** The functions of the table head for the card layout, which has no head. */
export function CardTools({ orders, sort, onSort, page, onTogglePage, words }: CardToolsProps) {
  const sortable = orders.length > 0;
  if (!sortable && page === undefined) return null;
  return (
    <div className={css.cardTools}>
      {page !== undefined && (
        <ChoiceLine label={words.selectPage}>
          <CheckMark checked={page === 'all'} mixed={page === 'some'} onChange={onTogglePage} />
        </ChoiceLine>
      )}
      {sortable && <SortChoice orders={orders} sort={sort} onSort={onSort} words={words} />}
    </div>
  );
}
