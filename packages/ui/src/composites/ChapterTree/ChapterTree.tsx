import { useCallback, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { Loading } from '../../components/Loading/Loading';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { AddIcon, CourseIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { GroupError } from '../../private/field/GroupError';
import { rowOf } from '../../private/grid/gridDom';
import * as css from './ChapterTree.css';
import { chapterTreeMessages } from './ChapterTree.messages';
import { ChapterTreeLine } from './ChapterTreeLine';
import type { CourseNode } from './chapterNode';
import { chapterRows } from './chapterRows';
import { chapterOf, nodeOf } from './chapterTree';
import type { ChapterTreeProps } from './chapterTreeProps';
import { weightSum } from './chapterWeights';
import { MoveToChapter } from './MoveToChapter';
import { nodeActions } from './nodeActions';
import { TreeTools } from './TreeTools';
import { useChapterTree } from './useChapterTree';
import { useTreeDrag } from './useTreeDrag';
import { useTreeFocus } from './useTreeFocus';
import { useTreeKeys } from './useTreeKeys';

export type { ChapterExamNode, ChapterItem, ChapterNode, ChapterTreeValue, SessionNode } from './chapterNode';
export type { ChapterTreeHandle, ChapterTreeProps } from './chapterTreeProps';
export { weightSum } from './chapterWeights';

/** Edits the chapters of a course with their sessions and exams: an ARIA treegrid with one tab stop. */
export function ChapterTree(props: ChapterTreeProps) {
  const { label, errors, onChooseLesson, loading = false, ref } = props;
  const words = useMessages(chapterTreeMessages, props.messages);
  const readOnly = (props.readOnly ?? false) || props.onChange === undefined;
  const canChoose = onChooseLesson !== undefined;
  const choosesExams = props.onChooseExam !== undefined;
  const errorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const focus = useTreeFocus(root);
  const state = useChapterTree(props, words, focus.focusRow);
  const { tree, act } = state;
  const rows = chapterRows(tree, state.collapsed);
  const stop = focus.stop(rows);
  const titleOf = (node: string) => nodeOf(tree, node)?.title ?? '';

  const drag = useTreeDrag({
    tree,
    collapsed: state.collapsed,
    root,
    act,
    onCancel: (held) => state.announce(words.dragCancelled(titleOf(held))),
  });
  const onKeyDown = useTreeKeys({ rows, readOnly, act, focusRow: focus.focusRow });

  // Lines are memoised: the menu is built from current values when it opens.
  const menu = useRef((_node: CourseNode) => nodeActions([], _node, { canChoose, choosesExams }, act, words));
  useLayoutEffect(() => {
    menu.current = (node) => nodeActions(tree, node, { canChoose, choosesExams }, act, words);
  });
  const actionsOf = useCallback((node: CourseNode) => menu.current(node), []);

  useImperativeHandle(ref, () => ({
    focusFirstError() {
      const every = chapterRows(tree, new Set());
      const first = every.find(({ node }) => errors?.[node.id] !== undefined)?.node.id;
      if (first === undefined) return false;
      state.open(chapterOf(tree, first)?.id);
      focus.focusRow(first);
      return true;
    },
  }));

  if (loading)
    return (
      <div className={css.frame}>
        <Loading label={words.loading}>
          <div className={css.skeletons}>
            {[0, 1, 2, 3, 4, 5].map((line) => (
              <div key={line} className={css.skeleton} data-level={line % 3 === 0 ? 1 : 2}>
                <Skeleton />
              </div>
            ))}
          </div>
        </Loading>
      </div>
    );

  return (
    <div ref={root} className={css.whole}>
      {rows.length > 0 && (
        <TreeTools
          weights={weightSum(tree)}
          readOnly={readOnly}
          canUndo={state.history.canUndo}
          canRedo={state.history.canRedo}
          act={act}
          words={words}
        />
      )}
      {props.name !== undefined && <GroupError id={errorId} names={[props.name]} label={label} />}
      <div className={css.frame}>
        {rows.length === 0 ? (
          <EmptyState
            title={words.empty}
            icon={CourseIcon}
            actions={
              readOnly ? undefined : (
                <Button
                  variant="primary"
                  icon={<Icon of={AddIcon} />}
                  onPress={() => act({ does: 'addChapter' })}
                >
                  {words.addChapter}
                </Button>
              )
            }
          >
            {readOnly ? undefined : words.emptyHint}
          </EmptyState>
        ) : (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows take the focus
          <div
            role="treegrid"

            aria-label={label}
            aria-readonly={readOnly || undefined}
            data-dragging={drag.held !== undefined || undefined}
            className={css.grid}
            {...(readOnly ? {} : drag.handlers)}
            onFocus={(event) => {
              const row = rowOf(event.target)?.dataset['row'];
              if (row !== undefined && row !== stop) focus.setActive(row);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && drag.takeBack()) event.preventDefault();
              else onKeyDown(event);
            }}
          >
            {rows.map((row) => (
              <ChapterTreeLine
                key={row.node.id}
                node={row.node}
                level={row.level}
                place={row.place}
                siblings={row.siblings}
                number={row.number}
                expanded={row.expanded}
                tabStop={row.node.id === stop}
                editing={row.node.id === state.editing && !readOnly}
                held={row.node.id === drag.held}
                mark={row.node.id === drag.mark?.id ? drag.mark.edge : undefined}
                error={errors?.[row.node.id]}
                readOnly={readOnly}
                canChoose={canChoose}
                act={act}
                actionsOf={actionsOf}
                words={words}
              />
            ))}
          </div>
        )}
      </div>
      {state.removed !== '' && (
        <div className={css.notice}>
          <span>{state.removed}</span>
          <Button variant="quiet" size="small" onPress={() => act({ does: 'undo' })}>
            {words.undo}
          </Button>
        </div>
      )}
      <output className={visuallyHidden}>{state.announcement}</output>
      {state.moving !== undefined && (
        <MoveToChapter
          tree={tree}
          id={state.moving}
          words={words}
          onClose={state.closeMove}
          onMove={(chapter, index) => {
            state.closeMove();
            if (state.moving !== undefined)
              act({ does: 'move', id: state.moving, target: { chapter, index } });
          }}
        />
      )}
    </div>
  );
}
