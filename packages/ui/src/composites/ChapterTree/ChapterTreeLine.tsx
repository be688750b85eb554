import { memo, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import type { MenuAction } from '../../components/Menu/Menu';
import { ChevronForwardIcon, CourseIcon, ErrorIcon, ExamIcon, FileIcon, GripIcon } from '../../icons';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { leaveToGrid } from '../../private/grid/gridDom';
import { RowMenuButton } from '../../private/grid/RowMenuButton';
import * as css from './ChapterTreeLine.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { CourseNode } from './chapterNode';
import type { DropEdge } from './dropTarget';
import { NodeDetails } from './NodeDetails';
import { nodeHint } from './nodeHint';
import { problem } from './nodeFields.css';
import { TitleEditor } from './TitleEditor';
import type { Act } from './treeCommand';

interface ChapterTreeLineProps {
  node: CourseNode;
  level: 1 | 2;
  place: number;
  siblings: number;
  number: string;
  expanded: boolean | undefined;
  tabStop: boolean;
  editing: boolean;
  held: boolean;
  mark: DropEdge | undefined;
  error: string | undefined;
  readOnly: boolean;
  canChoose: boolean;
  act: Act;
  actionsOf: (node: CourseNode) => MenuAction[][];
  words: ChapterTreeMessages;
}

const icons = { chapter: CourseIcon, session: FileIcon, exam: ExamIcon };

function Line(props: ChapterTreeLineProps) {
  const { node, level, expanded, editing, error, readOnly, act, words } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) leaveToGrid(row.current);
  });
  const title = node.title === '' ? words.untitled : node.title;

  return (
    <div
      ref={row}
      role="row"
      tabIndex={props.tabStop ? 0 : -1}
      aria-level={level}
      aria-posinset={props.place}
      aria-setsize={props.siblings}
      aria-expanded={expanded}
      aria-labelledby={`${id}-kind ${id}-title ${id}-details`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-row={node.id}
      data-level={level}
      data-held={props.held || undefined}
      data-mark={props.mark}
      data-invalid={error !== undefined || undefined}
      className={css.row}
      onDoubleClick={(event) => {
        if (!readOnly && event.target instanceof Element && event.target.closest(`.${css.title}`))
          act({ does: 'edit', id: node.id });
      }}
    >
      <div role="gridcell" className={css.titleCell}>
        {!readOnly && (
          <span aria-hidden="true" data-drag={node.id} className={css.grip}>
            <Icon of={GripIcon} />
          </span>
        )}
        {level === 1 && (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer only; the row itself has the state and the keys
          <span
            aria-hidden="true"
            className={css.chevron}
            data-open={expanded}
            onClick={() => expanded !== undefined && act({ does: 'toggle', id: node.id })}
          >
            {expanded !== undefined && <Icon of={ChevronForwardIcon} />}
          </span>
        )}
        {level === 2 && (
          <span className={css.kind[node.kind === 'exam' ? 'exam' : 'session']}>
            <Icon of={icons[node.kind]} />
          </span>
        )}
        <span id={`${id}-kind`} className={visuallyHidden}>
          {words[node.kind]} {props.number}:
        </span>
        <span aria-hidden="true" className={css.number}>
          {props.number}
        </span>
        {editing ? (
          <TitleEditor node={node} id={id} act={act} words={words} />
        ) : (
          <span className={css.words}>
            <span
              id={`${id}-title`}
              className={css.title}
              data-empty={node.title === '' || undefined}
              title={readOnly ? node.tooltip : nodeHint(node, words)}
            >
              {title}
            </span>
            {error !== undefined && (
              <span id={`${id}-error`} className={problem}>
                <Icon of={ErrorIcon} size="small" />
                {error}
              </span>
            )}
          </span>
        )}
      </div>
      <div role="gridcell" id={`${id}-details`} className={css.detailsCell}>
        <NodeDetails
          node={node}
          id={id}
          readOnly={readOnly}
          canChoose={props.canChoose}
          act={act}
          words={words}
        />
      </div>
      {!readOnly && (
        <div role="gridcell" data-menu className={css.menuCell}>
          <RowMenuButton label={words.actions(title)} actions={() => props.actionsOf(node)} />
        </div>
      )}
    </div>
  );
}

/** One row of the tree. With five hundred rows, only those with changed props render again. */
export const ChapterTreeLine = memo(Line);
