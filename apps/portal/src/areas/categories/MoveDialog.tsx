import type { CategoryCount, CategoryRow, DropdownOption } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { describeUses } from '@sen/domain/categories/describeUses';
import { required } from '@sen/domain/errors/required';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { Loaded } from '../../patterns/Loaded';
import { language } from '../../words/runtime';
import { CategoryChoice } from './CategoryChoice';
import { useCategoryKind } from './categoryPlaces';
import { changedWith } from './changedWith';
import { words } from './words';

type Props = ActionDialogProps<CategoryRow>;

/** Moves everything of a category to another one. */
export function MoveDialog(props: Props) {
  return <EmptyDialog {...props} />;
}

/** Deletes a category that is in use, after moving everything to another one. */
export function DeleteUsedDialog(props: Props) {
  return <EmptyDialog {...props} thenDelete />;
}

function EmptyDialog({ items: [category], thenDelete = false, ...props }: Props & { thenDelete?: boolean }) {
  const kind = useCategoryKind();
  if (!category || !kind) return null;
  return <Emptying {...props} kind={kind} category={category} thenDelete={thenDelete} />;
}

interface EmptyingProps extends Pick<Props, 'onDone' | 'onClose'> {
  kind: CategoryKind;
  category: CategoryRow;
  thenDelete: boolean;
}

function Emptying({ kind, category, thenDelete, onDone, onClose }: EmptyingProps) {
  const { id, name, company_id, child_count } = category;
  const { segment } = categoryKinds[kind];
  const query = useQuery(categoryQueries.detail(segment, id));
  const initial: { to: DropdownOption | null } = { to: null };
  return (
    <FormDialog
      title={words(thenDelete ? 'deleteUsedTitle' : 'moveTitle', { name })}
      submit={words(thenDelete ? 'deleteUsedSubmit' : 'moveSubmit')}
      danger={thenDelete}
      initial={initial}
      check={({ to }) => required('to', to?.id)}
      send={async ({ to }) =>
        (await categoryMutations.move(segment, id, { to: to?.id ?? '', then_delete: thenDelete })).data
      }
      toast={(moved) => words(thenDelete ? 'movedAndDeleted' : 'moved', { uses: inWords(moved) })}
      invalidates={changedWith()}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value, change }) => (
        <>
          <Loaded query={query} inDialog>
            {({ data: { uses, child_count: children } }) => (
              <Text>
                {words(thenDelete ? 'deleteUsedText' : 'moveText', {
                  uses: inWords(children > 0 ? [...uses, { thing: 'child', count: children }] : uses),
                })}
              </Text>
            )}
          </Loaded>
          <CategoryChoice
            name="to"
            label={words('moveTo')}
            required
            kind={kind}
            companyId={company_id}
            except={id}
            upper={child_count > 0}
            value={value.to}
            onChange={(to) => change({ to })}
          />
        </>
      )}
    </FormDialog>
  );
}

const inWords = (counts: readonly CategoryCount[]) => describeUses(counts, language());
