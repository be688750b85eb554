import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { SortAscendingIcon, SortDescendingIcon } from '../../icons';
import { classes } from '../../private/classes';
import * as css from './FileBrowser.css';
import { columns } from './FileEntry.css';
import type { FileBrowserState } from './useFileBrowser';

const sortedColumns = ['name', 'time', 'size'] as const;

/** Headings sort by pointer only; keyboard users have the sort menu above, so that the grid stays one tab stop. */
export function EntryHead({ state }: { state: FileBrowserState }) {
  const { sort, onSortChange, words } = state;
  const key = sort.replace('-', '');
  const down = sort.startsWith('-');

  function heading(column: (typeof sortedColumns)[number]) {
    const sorted = key === column;
    // Times and sizes sort descending first.
    const first = column === 'name' ? column : (`-${column}` as const);
    const turned = down ? column : (`-${column}` as const);
    return (
      <div
        key={column}
        role="columnheader"
        aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}
        className={css.heading[column]}
      >
        <button
          type="button"
          tabIndex={-1}
          className={css.headButton}
          onClick={() => onSortChange(sorted ? turned : first)}
        >
          {words[column]}
          {sorted && <Icon of={down ? SortDescendingIcon : SortAscendingIcon} size="small" />}
        </button>
      </div>
    );
  }

  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" className={classes(columns, css.headRow)}>
        <div role="columnheader" className={css.heading.check}>
          <span className={visuallyHidden}>{words.selectColumn}</span>
        </div>
        {sortedColumns.map(heading)}
        <div role="columnheader" className={css.heading.menu}>
          <span className={visuallyHidden}>{words.actionsColumn}</span>
        </div>
      </div>
    </div>
  );
}
