import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import {
  AudioIcon,
  CourseIcon,
  ExamIcon,
  ExternalIcon,
  FileIcon,
  ImageIcon,
  LockIcon,
  PlayIcon,
  RefusedIcon,
  SuccessIcon,
  VideoIcon,
} from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { formatPercent } from '../../private/formatPercent';
import { LinkFrame } from '../../private/LinkFrame';
import type { StudyEntry, StudyKind, StudySection, StudyState } from './studyEntry';
import * as css from './StudyOutline.css';
import type { StudyRoomMessages } from './StudyRoom.messages';

const kindIcons: Record<StudyKind, LucideIcon> = {
  video: PlayIcon,
  audio: AudioIcon,
  picture: ImageIcon,
  document: FileIcon,
  package: CourseIcon,
  other: FileIcon,
  online: VideoIcon,
  exam: ExamIcon,
};

const stateIcons: Partial<Record<StudyState, LucideIcon>> = {
  closed: LockIcon,
  done: SuccessIcon,
  failed: RefusedIcon,
};

interface StudyOutlineProps {
  sections: readonly StudySection[];
  current: string | undefined;
  words: StudyRoomMessages;
  onFollow: (() => void) | undefined;
}

/** What a class teaches in its order, each with its state; the chapter of the open entry is unfolded. */
export function StudyOutline({ sections, current, words, onFollow }: StudyOutlineProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const holds = ({ entries }: StudySection) => entries.some(({ id }) => id === current);
  const isNext = sections.find(({ done, total }) => done < total);
  const hasCurrent = sections.some(holds);
  return (
    <div ref={root} className={css.outline}>
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          title={<span className={css.chapter}>{section.title}</span>}
          aside={<Count section={section} words={words} />}
          defaultOpen={
            section.open === true ||
            sections.length === 1 ||
            holds(section) ||
            (!hasCurrent && section === isNext)
          }
        >
          <ol className={css.list}>
            {section.entries.map((entry) => (
              <li key={entry.id}>
                <Line entry={entry} isCurrent={entry.id === current} words={words} onFollow={onFollow} />
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </div>
  );
}

function Count({ section: { done, total }, words }: { section: StudySection; words: StudyRoomMessages }) {
  if (total === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{`${done}/${total}`}</span>
      <span className={visuallyHidden}>{words.sectionValue(done, total)}</span>
    </span>
  );
}

interface LineProps {
  entry: StudyEntry;
  isCurrent: boolean;
  words: StudyRoomMessages;
  onFollow: (() => void) | undefined;
}

function Line({
  entry: { title, kind, state, href, progress, duration, note, external },
  isCurrent,
  words,
  onFollow,
}: LineProps) {
  const language = useLanguage();
  const mark = stateIcons[state];
  const isSeen = state === 'started' && progress !== undefined && progress > 0;
  const facts = [
    words.kind(kind),
    duration,
    note ?? (isSeen ? words.seen(formatPercent(progress, language)) : words.state(state)),
  ];
  return (
    <LinkFrame
      href={href}
      external={external}
      current={isCurrent ? 'page' : undefined}
      className={css.line}
      onPress={onFollow}
    >
      <span className={css.kind}>
        <Icon of={kindIcons[kind]} size="small" />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {mark && (
        <span className={css.mark} data-state={state}>
          <Icon of={mark} size="small" />
        </span>
      )}
      {external && (
        <span className={css.mark}>
          <Icon of={ExternalIcon} size="small" />
        </span>
      )}
    </LinkFrame>
  );
}
