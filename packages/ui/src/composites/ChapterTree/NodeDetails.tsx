import { Icon } from '../../components/Icon/Icon';
import { CourseIcon, DeviceIcon } from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { formatPercent } from '../../private/formatPercent';
import { lessonButton, muted, withIcon } from './nodeFields.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { CourseNode } from './chapterNode';
import type { Act } from './treeCommand';
import { WeightField } from './WeightField';

interface NodeDetailsProps {
  node: CourseNode;
  id: string;
  readOnly: boolean;
  canChoose: boolean;
  act: Act;
  words: ChapterTreeMessages;
}

/** Content of a node: a chapter's counts, a session's lesson or meeting, an exam's weight. */
export function NodeDetails({ node, id, readOnly, canChoose, act, words }: NodeDetailsProps) {
  const language = useLanguage();
  const number = new Intl.NumberFormat(locales[language]);
  if (node.kind === 'chapter') {
    const exams = node.items.filter(({ kind }) => kind === 'exam').length;
    if (node.items.length === 0) return <span className={muted}>{words.emptyChapter}</span>;
    return (
      <span className={muted}>
        {words.counts(number.format(node.items.length - exams), number.format(exams))}
      </span>
    );
  }
  if (node.kind === 'exam') {
    if (!readOnly) return <WeightField node={node} id={id} act={act} words={words} />;
    return (
      <span className={muted}>
        {node.weight === null ? words.noWeight : formatPercent(node.weight, language)}
      </span>
    );
  }
  if (node.online)
    return (
      <span className={withIcon}>
        <Icon of={DeviceIcon} size="small" />
        {words.online}
      </span>
    );
  if (readOnly || !canChoose)
    return node.lesson === undefined ? (
      <span className={muted}>{words.noLesson}</span>
    ) : (
      <span className={withIcon}>
        <Icon of={CourseIcon} size="small" />
        {node.lesson}
      </span>
    );
  return (
    <button
      type="button"
      className={lessonButton}
      data-missing={node.lesson === undefined || undefined}
      aria-label={`${words.lessonOf(node.title)}${node.lesson === undefined ? '' : `: ${node.lesson}`}`}
      onClick={() => act({ does: 'chooseLesson', id: node.id })}
    >
      <Icon of={CourseIcon} size="small" />
      <span>{node.lesson ?? words.chooseLesson}</span>
    </button>
  );
}
