import { Icon } from '../../components/Icon/Icon';
import type { MenuAction } from '../../components/Menu/Menu';
import {
  AddIcon,
  CourseIcon,
  DeleteIcon,
  DeviceIcon,
  EditIcon,
  ExamIcon,
  ForwardIcon,
  MoveDownIcon,
  MoveUpIcon,
  RevertIcon,
} from '../../icons';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import { canChangeLevel, stepNode } from './chapterMoves';
import type { ChapterTreeValue, CourseNode } from './chapterNode';
import type { Act } from './treeCommand';

/** The menu of a node, built when it opens. */
export function nodeActions(
  tree: ChapterTreeValue,
  node: CourseNode,
  { canChoose, choosesExams }: { canChoose: boolean; choosesExams: boolean },
  act: Act,
  words: ChapterTreeMessages,
): MenuAction[][] {
  const { id } = node;
  const level = canChangeLevel(tree, id);
  const stuck = (by: -1 | 1) => stepNode(tree, id, by) === tree;
  const edit: MenuAction = {
    id: 'edit',
    label: node.kind === 'exam' && choosesExams ? words.changeExam : words.rename,
    icon: <Icon of={EditIcon} />,
    onAction: () => act({ does: 'edit', id }),
  };
  const move: MenuAction[] = [
    {
      id: 'up',
      label: words.moveUp,
      icon: <Icon of={MoveUpIcon} />,
      disabledReason: stuck(-1) ? words.isFirst : undefined,
      onAction: () => act({ does: 'step', id, by: -1 }),
    },
    {
      id: 'down',
      label: words.moveDown,
      icon: <Icon of={MoveDownIcon} />,
      disabledReason: stuck(1) ? words.isLast : undefined,
      onAction: () => act({ does: 'step', id, by: 1 }),
    },
  ];
  if (node.kind !== 'chapter')
    move.push({
      id: 'target',
      label: words.moveTo,
      icon: <Icon of={ForwardIcon} />,
      disabledReason: tree.length < 2 ? words.oneChapter : undefined,
      onAction: () => act({ does: 'askTarget', id }),
    });
  if (level)
    move.push({
      id: 'level',
      label: level === 'up' ? words.makeChapter : words.makeSession,
      icon: <Icon of={level === 'up' ? CourseIcon : RevertIcon} />,
      onAction: () => act({ does: 'changeLevel', id }),
    });
  const remove: MenuAction = {
    id: 'remove',
    label: words.remove,
    icon: <Icon of={DeleteIcon} />,
    danger: true,
    onAction: () => act({ does: 'remove', id }),
  };
  return [[edit, ...contents(node, canChoose, act, words)], move, [remove]];
}

/** Actions on the content of a node, by its kind. */
function contents(node: CourseNode, canChoose: boolean, act: Act, words: ChapterTreeMessages): MenuAction[] {
  const { id } = node;
  if (node.kind === 'chapter')
    return [
      {
        id: 'session',
        label: words.addSession,
        icon: <Icon of={AddIcon} />,
        onAction: () => act({ does: 'addSession', id }),
      },
      {
        id: 'exam',
        label: words.addExam,
        icon: <Icon of={ExamIcon} />,
        onAction: () => act({ does: 'addExam', id }),
      },
    ];
  if (node.kind === 'exam') return [];
  const choose: MenuAction = {
    id: 'lesson',
    label: node.lesson === undefined ? words.chooseLesson : words.changeLesson,
    icon: <Icon of={CourseIcon} />,
    onAction: () => act({ does: 'chooseLesson', id }),
  };
  const online: MenuAction = {
    id: 'online',
    label: node.online ? words.makeOffline : words.makeOnline,
    icon: <Icon of={node.online ? CourseIcon : DeviceIcon} />,
    onAction: () => act({ does: 'setOnline', id, online: !node.online }),
  };
  return canChoose && !node.online ? [choose, online] : [online];
}
