import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { AddIcon, CloseIcon, GripIcon, MoveDownIcon, MoveUpIcon } from '../../icons';
import { GroupError } from '../../private/field/GroupError';
import { usePointerDrag } from '../../private/usePointerDrag';
import { moved } from './choices';
import type { Editor } from './editor';
import * as css from './RowList.css';
import { UndoLine } from './UndoLine';
import type { AfterEdit } from './useDraftEdit';

interface RowListProps {
  editor: Editor;
  /** Names the list within the editor; its rows have the `data-focus` `name:0`, its button `name:add`. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** The keys of the list's errors in the form's `errors`. */
  errorNames?: readonly string[] | undefined;
  ids: readonly string[];
  rowName: (index: number) => string;
  /** Shown beside the field: the control that marks it as correct. */
  renderLead?: ((id: string, index: number) => ReactNode) | undefined;
  children: (id: string, index: number) => ReactNode;
  addLabel?: string | undefined;
  onAdd?: ((after: AfterEdit) => void) | undefined;
  onRemove?: ((id: string, after: AfterEdit) => void) | undefined;
  onMove?: ((from: number, to: number, after: AfterEdit) => void) | undefined;
}

/**
 * Lines that can be added, removed and reordered: by pointer, by buttons, and by Alt and an arrow key
 * anywhere in a line.
 */
export function RowList({
  editor,
  name,
  label,
  hint,
  errorNames = [],
  ids,
  rowName,
  renderLead,
  children,
  ...on
}: RowListProps) {
  const { words } = editor;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const { onMove } = on;
  const hasTools = on.onRemove !== undefined || ids.length > 1;

  function move(from: number, to: number, focus: readonly string[]) {
    if (to < 0 || to >= ids.length || to === from) return;
    onMove?.(from, to, { focus, announce: words.moved(rowName(from), to + 1, ids.length) });
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-focus]') : null;
    const part = at?.dataset['focus']?.slice(`${name}:${index}`.length) ?? '';
    move(index, to, [`${name}:${to}${part}`, `${name}:${to}`]);
  }

  function remove(row: string, index: number) {
    const next = ids.length > 1 ? `${name}:${Math.min(index, ids.length - 2)}` : `${name}:add`;
    const text = words.removed(rowName(index));
    on.onRemove?.(row, { focus: [next, `${name}:add`], announce: text, undo: { at: name, text } });
  }

  const pointer = usePointerDrag({
    onStart: (row) => setDrag({ from: ids.indexOf(row), to: ids.indexOf(row) }),
    onMove({ y }) {
      if (!drag || !list.current) return;
      const above = [...list.current.children].filter((item, index) => {
        const box = item.getBoundingClientRect();
        return index !== drag.to && box.top + box.height / 2 < y;
      }).length;
      if (above !== drag.to) setDrag({ from: drag.from, to: above });
    },
    onDrop() {
      if (drag) move(drag.from, drag.to, [`${name}:${drag.to}`]);
      setDrag(null);
    },
    onCancel: () => setDrag(null),
  });

  const shown = drag ? moved(ids, drag.from, drag.to) : ids;
  const dragged = drag ? ids[drag.from] : undefined;

  return (
    <div className={css.frame} role="group" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <div id={id} className={css.label}>
        {label}
      </div>
      {hint !== undefined && (
        <Text size="caption" tone="muted">
          {hint}
        </Text>
      )}
      {ids.length > 0 && (
        <ol ref={list} className={css.list} {...pointer}>
          {shown.map((row) => {
            const index = ids.indexOf(row);
            const own = rowName(index);
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields inside
              <li
                key={row}
                className={css.row}
                data-held={dragged === row || undefined}
                onKeyDown={(event) => moveByKey(event, index)}
              >
                <div className={css.main}>
                  {onMove && ids.length > 1 && (
                    <span className={css.handle} data-drag={row} aria-hidden="true">
                      <Icon of={GripIcon} />
                    </span>
                  )}
                  {renderLead?.(row, index)}
                  <div className={css.field} data-focus={`${name}:${index}`}>
                    {children(row, index)}
                  </div>
                </div>
                {hasTools && (
                  <div className={css.tools}>
                    {onMove && ids.length > 1 && (
                      <>
                        <span data-focus={`${name}:${index}:up`}>
                          <IconButton
                            name={words.moveUp(own)}
                            icon={<Icon of={MoveUpIcon} />}
                            size="small"
                            disabled={index === 0}
                            onPress={() =>
                              move(index, index - 1, [`${name}:${index - 1}:up`, `${name}:${index - 1}:down`])
                            }
                          />
                        </span>
                        <span data-focus={`${name}:${index}:down`}>
                          <IconButton
                            name={words.moveDown(own)}
                            icon={<Icon of={MoveDownIcon} />}
                            size="small"
                            disabled={index === ids.length - 1}
                            onPress={() =>
                              move(index, index + 1, [`${name}:${index + 1}:down`, `${name}:${index + 1}:up`])
                            }
                          />
                        </span>
                      </>
                    )}
                    {on.onRemove && (
                      <IconButton
                        name={words.remove(own)}
                        icon={<Icon of={CloseIcon} />}
                        size="small"
                        onPress={() => remove(row, index)}
                      />
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <GroupError id={`${id}-error`} names={errorNames} label={label} />
      {on.addLabel !== undefined && (
        <div className={css.foot}>
          <span data-focus={`${name}:add`}>
            <Button
              size="small"
              icon={<Icon of={AddIcon} size="small" />}
              onPress={() =>
                on.onAdd?.({ focus: [`${name}:${ids.length}`], announce: words.added(rowName(ids.length)) })
              }
            >
              {on.addLabel}
            </Button>
          </span>
          <UndoLine editor={editor} at={name} />
        </div>
      )}
    </div>
  );
}
