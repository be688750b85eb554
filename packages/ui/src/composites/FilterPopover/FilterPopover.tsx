import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Loading } from '../../components/Loading/Loading';
import { Popover } from '../../components/Popover/Popover';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { media } from '../../css/media';
import { FilterIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { useMedia } from '../../private/useMedia';
import * as css from './FilterPopover.css';
import { filterPopoverMessages } from './FilterPopover.messages';
import type { FilterDefinition, FilterState } from './filterProps';
import { validFilters } from './filterState';

export type { FilterCondition, FilterDefinition, FilterState } from './filterProps';
export { filtersFromQuery, filtersToQuery } from './filterQuery';
export { validFilters } from './filterState';

/** Loaded lazily: selects and a calendar are large, and most lists are never filtered. */
const loadForm = async () => ({ default: (await import('./FilterForm')).FilterForm });
const FilterForm = lazy(loadForm);

/** Loads the form when the pointer or the focus comes near, before the press. A failure is told when it is opened. */
function fetchAhead() {
  void loadForm().catch(() => undefined);
}

export interface FilterPopoverProps {
  filters: readonly FilterDefinition[];
  value: FilterState;
  /** The maximum number of values of all conditions together; a field of many choices says when it is reached. */
  maxValues?: number | undefined;
  /** Called on 'apply', with valid conditions in the order of `filters`. */
  onChange: (value: FilterState) => void;
  messages?: Partial<(typeof filterPopoverMessages)['vi']> | undefined;
}

/** A button with the number of active filters that opens a field for each filter; on a phone it is an icon and opens a sheet. */
export function FilterPopover({
  filters,
  value,
  maxValues = Infinity,
  onChange,
  messages,
}: FilterPopoverProps) {
  const words = useMessages(filterPopoverMessages, messages);
  const wide = useMedia(media.tablet);
  const [open, setOpen] = useState(false);

  function apply(draft: FilterState) {
    setOpen(false);
    onChange(validFilters(filters, draft, maxValues));
  }

  const trigger = (
    <Button icon={<Icon of={FilterIcon} />}>
      {words.open}
      {value.length > 0 && (
        <>
          <span aria-hidden="true">
            <Badge tone="accent" weight="solid">
              {value.length}
            </Badge>
          </span>
          <VisuallyHidden>{words.active(value.length)}</VisuallyHidden>
        </>
      )}
    </Button>
  );
  const form = (
    <AfterFrame rem={4.75 * filters.length + 4}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton lines={4} />
          </Loading>
        }
      >
        <FilterForm
          title={words.title}
          filters={filters}
          value={value}
          maxValues={maxValues}
          onApply={apply}
          words={words}
        />
      </Suspense>
    </AfterFrame>
  );

  if (wide)
    return (
      <span className={css.near} onPointerOver={fetchAhead} onFocus={fetchAhead}>
        <Popover label={words.title} trigger={trigger} open={open} onOpenChange={setOpen}>
          <div className={css.form}>{form}</div>
        </Popover>
      </span>
    );
  return (
    <>
      <span className={css.iconTrigger} onPointerOver={fetchAhead} onFocus={fetchAhead}>
        <IconButton
          name={value.length > 0 ? words.open + words.active(value.length) : words.open}
          icon={<Icon of={FilterIcon} />}
          variant="secondary"
          onPress={() => setOpen(true)}
        />
        {value.length > 0 && (
          <span aria-hidden="true" className={css.iconCount}>
            <Badge tone="accent" weight="solid">
              {value.length}
            </Badge>
          </span>
        )}
      </span>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        {form}
      </Dialog>
    </>
  );
}

interface AfterFrameProps {
  /** The height that it will take, about. */
  rem: number;
  children: ReactNode;
}

/** Fields take long to make: the panel opens in the frame of the press, and they follow in slices. */
function AfterFrame({ rem, children }: AfterFrameProps) {
  const opened = useDeferredValue(true, false);
  return opened ? children : <div style={{ blockSize: `${rem}rem` }} />;
}
