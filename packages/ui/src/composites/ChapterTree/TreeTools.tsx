import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Menu } from '../../components/Menu/Menu';
import { AddIcon, FoldIcon, MoreIcon, RedoIcon, RevertIcon, UnfoldIcon } from '../../icons';
import * as css from './TreeTools.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { WeightSum } from './chapterWeights';
import type { Act } from './treeCommand';
import { WeightLine } from './WeightLine';

interface TreeToolsProps {
  weights: WeightSum;
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  act: Act;
  words: ChapterTreeMessages;
}

/** Toolbar of the tree: the sum of the weights on one side, actions on the whole tree on the other. */
export function TreeTools({ weights, readOnly, canUndo, canRedo, act, words }: TreeToolsProps) {
  return (
    <div className={css.toolsPlace}>
      <div className={css.tools}>
        {weights.exams > 0 && <WeightLine of={weights} words={words} />}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form */}
        <div role="group" aria-label={words.tools} className={css.buttons}>
          <FoldTools act={act} words={words} />
          {!readOnly && (
            <>
              <IconButton
                name={words.undo}
                icon={<Icon of={RevertIcon} />}
                disabledReason={canUndo ? undefined : words.nothingToUndo}
                onPress={() => act({ does: 'undo' })}
              />
              <IconButton
                name={words.redo}
                icon={<Icon of={RedoIcon} />}
                disabledReason={canRedo ? undefined : words.nothingToRedo}
                onPress={() => act({ does: 'redo' })}
              />
              <Button icon={<Icon of={AddIcon} />} onPress={() => act({ does: 'addChapter' })}>
                {words.addChapter}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function FoldTools({ act, words }: Pick<TreeToolsProps, 'act' | 'words'>) {
  const folds = [
    { id: 'expandAll', label: words.expandAll, of: UnfoldIcon },
    { id: 'collapseAll', label: words.collapseAll, of: FoldIcon },
  ] as const;
  return (
    <>
      <div className={css.inWords}>
        {folds.map(({ id, label, of }) => (
          <Button key={id} variant="neutral" icon={<Icon of={of} />} onPress={() => act({ does: id })}>
            {label}
          </Button>
        ))}
      </div>
      <div className={css.inMenu}>
        <Menu
          label={words.view}
          placement="bottom start"
          trigger={<IconButton name={words.view} icon={<Icon of={MoreIcon} />} />}
          groups={[
            folds.map(({ id, label, of }) => ({
              id,
              label,
              icon: <Icon of={of} />,
              onAction: () => act({ does: id }),
            })),
          ]}
        />
      </div>
    </>
  );
}
