import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Select } from '../../components/Select/Select';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { ChapterTreeValue } from './chapterNode';
import { chapterOf, nodeOf } from './chapterTree';

interface MoveToChapterProps {
  tree: ChapterTreeValue;
  id: string;
  onMove: (chapter: string, index: number) => void;
  onClose: () => void;
  words: ChapterTreeMessages;
}

/** Asks for the target chapter; the item is moved to its end. */
export function MoveToChapter({ tree, id, onMove, onClose, words }: MoveToChapterProps) {
  const own = chapterOf(tree, id)?.id;
  const options = tree.flatMap((chapter, at) =>
    chapter.id === own ? [] : [{ value: chapter.id, label: `${at + 1}. ${chapter.title}` }],
  );
  const [chosen, setChosen] = useState(options[0]?.value);
  return (
    <Dialog
      open
      size="small"
      title={words.moveTitle(nodeOf(tree, id)?.title ?? '')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              const target = tree.find((chapter) => chapter.id === chosen);
              if (target) onMove(target.id, target.items.length);
            }}
          >
            {words.move}
          </Button>
        </>
      }
    >
      <Select label={words.targetChapter} options={options} value={chosen ?? null} onChange={setChosen} />
    </Dialog>
  );
}
