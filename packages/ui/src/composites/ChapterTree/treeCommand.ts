import type { MoveTarget } from './chapterMoves';

/** Commands from rows, keys and menus of the tree. */
export type TreeCommand =
  | { does: 'toggle' | 'edit' | 'remove' | 'changeLevel' | 'askTarget' | 'chooseLesson'; id: string }
  | { does: 'keepTitle'; id: string; title: string }
  | { does: 'leaveTitle'; id: string }
  | { does: 'setWeight'; id: string; weight: number | null }
  | { does: 'setOnline'; id: string; online: boolean }
  | { does: 'step'; id: string; by: -1 | 1 }
  | { does: 'move'; id: string; target: MoveTarget }
  | { does: 'addChapter' | 'undo' | 'redo' | 'expandAll' | 'collapseAll' }
  | { does: 'addSession' | 'addExam'; id: string };

export type Act = (command: TreeCommand) => void;
