import type { FieldName } from '../../private/field/FieldProps';
import { TagGroup } from '../TagGroup/TagGroup';
import * as css from './MultiSelect.css';

type ChosenTagsProps = FieldName & {
  ids: { label: string };
  described: string | undefined;
  name?: string | undefined;
  tags: readonly { id: string; label: string }[];
  empty: string;
};

/** The selected options when read-only: every tag is visible, on as many lines as needed. */
export function ChosenTags({ ids, described, name, tags, empty, ...named }: ChosenTagsProps) {
  const labelledBy = named.label === undefined ? named['aria-labelledby'] : ids.label;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend as its name
    <div
      role="group"
      aria-label={named['aria-label']}
      aria-labelledby={labelledBy}
      aria-describedby={described}
      className={css.readOnly}
    >
      {labelledBy === undefined ? (
        <TagGroup aria-label={named['aria-label'] ?? ''} tags={tags} empty={empty} />
      ) : (
        <TagGroup aria-labelledby={labelledBy} tags={tags} empty={empty} />
      )}
      {name !== undefined && tags.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />)}
    </div>
  );
}
