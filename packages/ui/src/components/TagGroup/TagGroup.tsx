import { useId } from 'react';
import { Button, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { CloseIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import type { FieldName } from '../../private/field/FieldProps';
import { given } from '../../private/given';
import { ReactAria } from '../../private/ReactAria';
import type { Tone } from '../../tokens/tones';
import * as css from './TagGroup.css';
import { tagGroupMessages } from './TagGroup.messages';

export interface TagItem<Id extends string = string> {
  id: Id;
  label: string;
  tone?: Tone | undefined;
}

export type TagGroupProps<Id extends string> = FieldName & {
  tags: readonly TagItem<Id>[];
  /** Adds a remove button to every tag; the caller removes the tag from `tags`. */
  onRemove?: ((id: Id) => void) | undefined;
  /** Text without tags; 'Không có dữ liệu.' by default. */
  empty?: string | undefined;
};

/** A group of tags, which may be removable. */
export function TagGroup<Id extends string>({ tags, onRemove, empty, ...name }: TagGroupProps<Id>) {
  const words = useMessages(tagGroupMessages);
  const labelId = useId();

  function remove(keys: Set<string | number>) {
    for (const { id } of tags) if (keys.has(id)) onRemove?.(id);
  }

  return (
    <ReactAria>
      <AriaTagGroup
        className={css.root}
        {...given({
          onRemove: onRemove && remove,
          'aria-label': name['aria-label'],
          'aria-labelledby': name.label === undefined ? name['aria-labelledby'] : labelId,
        })}
      >
        {name.label !== undefined && (
          <span id={labelId} className={css.label}>
            {name.label}
          </span>
        )}
        <TagList
          className={css.list}
          items={tags}
          renderEmptyState={() => <span className={css.empty}>{empty ?? words.empty}</span>}
        >
          {({ id, label, tone = 'neutral' }) => (
            <Tag id={id} textValue={label} className={classes(css.tag, css.tone[tone])}>
              <span className={css.words}>{label}</span>
              {onRemove && (
                <Button slot="remove" excludeFromTabOrder className={css.remove}>
                  <CloseIcon size="1em" strokeWidth={2} aria-hidden="true" />
                </Button>
              )}
            </Tag>
          )}
        </TagList>
      </AriaTagGroup>
    </ReactAria>
  );
}
