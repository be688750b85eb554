import { useState } from 'react';
import { useStableCallback } from '../../private/useStableCallback';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import { changeLevel, moveNode, stepNode } from './chapterMoves';
import type { ChapterItem, ChapterNode, ChapterTreeValue } from './chapterNode';
import { chapterRows } from './chapterRows';
import {
  addChapter,
  addItem,
  chapterOf,
  nodeOf,
  removeNode,
  renameNode,
  setOnline,
  setWeight,
} from './chapterTree';
import type { ChapterTreeProps } from './chapterTreeProps';
import { levelNews, moveNews } from './moveNews';
import type { Act, TreeCommand } from './treeCommand';
import { useTreeHistory } from './useTreeHistory';

/** A node that is not in the value yet: it is added with its first title. */
type Draft = { node: ChapterNode } | { node: ChapterItem; chapter: string };

function withDraft(tree: ChapterTreeValue, draft: Draft | undefined): ChapterTreeValue {
  if (!draft) return tree;
  return 'chapter' in draft ? addItem(tree, draft.chapter, draft.node) : addChapter(tree, draft.node);
}

/** The state of the editor and its single dispatch function. */
export function useChapterTree(
  props: ChapterTreeProps,
  words: ChapterTreeMessages,
  focusRow: (id: string | undefined) => void,
) {
  const { value, newId, onChooseLesson, onChooseExam } = props;
  const history = useTreeHistory(value, props.onChange);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(props.defaultCollapsed));
  const [editing, setEditing] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  const [moving, setMoving] = useState<string>();
  const [announcement, announce] = useState('');
  /** Title of the last deleted node, until the next command. */
  const [removed, setRemoved] = useState('');
  const tree = withDraft(value, draft);

  function open(id: string | undefined) {
    if (id === undefined || !collapsed.has(id)) return;
    setCollapsed(new Set([...collapsed].filter((one) => one !== id)));
  }

  function keep(next: ChapterTreeValue, news: string) {
    announce(news);
    setRemoved('');
    history.keep(next);
  }

  function begin(next: Draft) {
    setDraft(next);
    setEditing(next.node.id);
    if ('chapter' in next) open(next.chapter);
  }

  function remove(id: string) {
    const node = nodeOf(value, id);
    if (!node) return;
    const rows = chapterRows(value, collapsed);
    const at = rows.findIndex((row) => row.node.id === id);
    const gone = (row: { node: { id: string }; parent: string | undefined }) =>
      row.node.id === id || row.parent === id;
    const next = rows.slice(at).find((row) => !gone(row)) ?? rows.slice(0, at).at(-1);
    const inside = node.kind === 'chapter' ? node.items.length : 0;
    const news = inside > 0 ? words.removedWith(node.title, String(inside)) : words.removed(node.title);
    keep(removeNode(value, id), news);
    setRemoved(news);
    focusRow(next?.node.id);
  }

  function keepTitle(id: string, typed: string) {
    const title = typed.trim();
    const next = renameNode(tree, id, title);
    setEditing(undefined);
    setDraft(undefined);
    if (draft?.node.id === id) keep(next, words.added(title));
    else if (next !== tree) keep(next, words.renamed(title));
    focusRow(id);
  }

  function leaveTitle(id: string) {
    setEditing(undefined);
    setDraft(undefined);
    announce(words.renameCancelled);
    if (draft?.node.id !== id) focusRow(id);
    else focusRow('chapter' in draft ? draft.chapter : value.at(-1)?.id);
  }

  function moved(id: string, next: ChapterTreeValue) {
    open(chapterOf(next, id)?.id === id ? undefined : chapterOf(next, id)?.id);
    keep(next, moveNews(value, next, id, words));
    focusRow(id);
  }

  function run(command: TreeCommand) {
    switch (command.does) {
      case 'toggle': {
        const next = new Set(collapsed);
        if (!next.delete(command.id)) next.add(command.id);
        return setCollapsed(next);
      }
      case 'expandAll':
        return setCollapsed(new Set());
      case 'collapseAll':
        return setCollapsed(new Set(value.map(({ id }) => id)));
      case 'edit':
        if (onChooseExam && nodeOf(value, command.id)?.kind === 'exam')
          return onChooseExam({ exam: command.id });
        return setEditing(command.id);
      case 'keepTitle':
        return keepTitle(command.id, command.title);
      case 'leaveTitle':
        return leaveTitle(command.id);
      case 'addChapter':
        return begin({ node: { kind: 'chapter', id: newId(), title: '', items: [] } });
      case 'addSession':
        return begin({
          chapter: command.id,
          node: { kind: 'session', id: newId(), title: '', online: false },
        });
      case 'addExam':
        if (onChooseExam) return onChooseExam({ chapter: command.id });
        return begin({ chapter: command.id, node: { kind: 'exam', id: newId(), title: '', weight: null } });
      case 'remove':
        return remove(command.id);
      case 'step':
        return moved(command.id, stepNode(value, command.id, command.by));
      case 'move':
        return moved(command.id, moveNode(value, command.id, command.target));
      case 'changeLevel': {
        const next = changeLevel(value, command.id);
        if (next === value) return announce(words.cannotMove(nodeOf(value, command.id)?.title ?? ''));
        open(chapterOf(next, command.id)?.id);
        keep(next, levelNews(next, command.id, words));
        return focusRow(command.id);
      }
      case 'askTarget':
        return setMoving(command.id);
      case 'chooseLesson':
        return onChooseLesson?.(command.id);
      case 'setWeight':
        return keep(setWeight(value, command.id, command.weight), '');
      case 'setOnline': {
        const title = nodeOf(value, command.id)?.title ?? '';
        return keep(
          setOnline(value, command.id, command.online),
          command.online ? words.nowOnline(title) : words.nowOffline(title),
        );
      }
      case 'undo':
      case 'redo': {
        setRemoved('');
        const done = history[command.does]();
        const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
        // The command may remove the focused row.
        if (done && focused !== undefined) focusRow(nodeOf(done, focused) ? focused : done[0]?.id);
        if (command.does === 'undo') return announce(done ? words.undone : words.nothingToUndo);
        return announce(done ? words.redone : words.nothingToRedo);
      }
    }
  }

  const act: Act = useStableCallback(run);

  return {
    tree,
    act,
    announce,
    history,
    collapsed,
    editing,
    moving,
    announcement,
    removed,
    open,
    closeMove: () => setMoving(undefined),
  };
}
