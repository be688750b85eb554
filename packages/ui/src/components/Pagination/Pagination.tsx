import { ChevronFirstIcon, ChevronLastIcon, ChevronBackIcon, ChevronForwardIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { useNumberFormat } from '../../private/useNumberFormat';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { pageWindow } from './pageWindow';
import * as css from './Pagination.css';
import { paginationMessages } from './Pagination.messages';

export const pageSizes = [5, 10, 20, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
const mostLinks = 8;

/** A list of so few items has one page with most sizes, so that there is nothing to choose. */
const fewItems = 10;

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** One of `pageSizes` where it can be chosen. */
  pageSize: number;
  /** Total number of items. */
  total: number;
  onPageChange: (page: number) => void;
  onPageSizeChange?: ((size: PageSize) => void) | undefined;
}

/**
 * Navigates the pages of a list; at most eight numbers, plus the first and the last. One page has none of them, and a short
 * list of one page has no bar at all.
 */
export function Pagination({ page, pageSize, total, onPageChange, onPageSizeChange }: PaginationProps) {
  const words = useMessages(paginationMessages);
  const format = useNumberFormat();
  const formatNumber = (value: number) => format.format(value);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const onePage = pages === 1 && page === 1;
  if (onePage && total <= fewItems) return null;

  return (
    <nav aria-label={words.label} className={css.bar}>
      <div className={css.about}>
        <output>
          {total === 0
            ? words.none
            : words.range(formatNumber(first), formatNumber(last), formatNumber(total))}
        </output>
        {onPageSizeChange && (
          <select
            aria-label={words.size}
            className={css.size}
            value={pageSize}
            onChange={(event) => {
              const size = pageSizes.find((option) => String(option) === event.target.value);
              if (size) onPageSizeChange(size);
            }}
          >
            {pageSizes.map((option) => (
              <option key={option} value={option}>
                {words.sizeShort(formatNumber(option))}
              </option>
            ))}
          </select>
        )}
      </div>
      {!onePage && (
        <div className={css.links}>
          <Turn
            name={words.first}
            icon={ChevronFirstIcon}
            to={1}
            page={page}
            pages={pages}
            go={onPageChange}
          />
          <Turn
            name={words.previous}
            icon={ChevronBackIcon}
            to={page - 1}
            page={page}
            pages={pages}
            go={onPageChange}
          />
          <span className={css.short}>{words.pageOf(formatNumber(page), formatNumber(pages))}</span>
          <ul className={css.numbers}>
            {pageWindow(page, pages, mostLinks).map((number) => (
              <li key={number}>
                <button
                  type="button"
                  className={css.number}
                  aria-label={words.page(formatNumber(number))}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPageChange(number)}
                >
                  {formatNumber(number)}
                </button>
              </li>
            ))}
          </ul>
          <Turn
            name={words.next}
            icon={ChevronForwardIcon}
            to={page + 1}
            page={page}
            pages={pages}
            go={onPageChange}
          />
          <Turn
            name={words.last}
            icon={ChevronLastIcon}
            to={pages}
            page={page}
            pages={pages}
            go={onPageChange}
          />
        </div>
      )}
    </nav>
  );
}

interface TurnProps {
  name: string;
  icon: typeof ChevronBackIcon;
  to: number;
  page: number;
  pages: number;
  go: (page: number) => void;
}

function Turn({ name, icon, to, page, pages, go }: TurnProps) {
  const nowhere = to === page || to < 1 || to > pages;
  return (
    <IconButton
      name={name}
      icon={<Icon of={icon} directed />}
      size="small"
      disabled={nowhere}
      onPress={() => go(to)}
    />
  );
}
