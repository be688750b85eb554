import type { CriterionMark, MarkingQueue, Query } from '@sen/api/contract/model';
import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { markingQueries } from '@sen/api/resources/marking/markingQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { rubricOf } from '@sen/domain/questions/rubric';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../app/drafts/useDraft';
import { errorText } from '../../app/errors/errorText';
import {
  idOf,
  leftOf,
  nextPlace,
  saveAfter,
  unsaved,
  withQueue,
  type DeskEntry,
  type DeskSave,
} from './deskEntries';
import { readKeptMarks, type KeptMark } from './keptMarks';

interface DeskOf {
  classId: string;
  teacherId: string;
  call: Query<'getMarkingQueue'>;
  /** As it was when the page was opened. */
  queue: MarkingQueue;
}

const askedAhead = 5;
const sentAgainMs = 10_000;

/**
 * The answers on the desk. A mark is kept on the device, shown as given and sent; the next answer does not wait for it.
 * What could not be sent is sent again, also when the page is opened again.
 */
export function useDesk({ classId, teacherId, call, queue: first }: DeskOf) {
  const queries = useQueryClient();
  const [queue, setQueue] = useState(first);
  const [entries, setEntries] = useState<readonly DeskEntry[]>(() => withQueue([], first));
  const [place, setPlace] = useState(0);
  const { found, keep, drop } = useDraft(`desk ${teacherId} ${classId}`);
  const kept = useRef<KeptMark[]>([]);

  const change = (id: string, part: Partial<DeskEntry>) =>
    setEntries((all) => all.map((entry) => (idOf(entry.item) === id ? { ...entry, ...part } : entry)));
  const say = (mark: KeptMark, save: DeskSave, part: Partial<DeskEntry> = {}) =>
    change(`${mark.attempt_id} ${mark.question_id}`, { save, ...part });

  function store(marks: KeptMark[]) {
    kept.current = marks;
    if (marks.length > 0) keep(marks, null);
    else void drop();
  }

  async function send(mark: KeptMark): Promise<void> {
    say(mark, { state: 'saving' });
    try {
      const { data } = await attemptMutations.mark(mark);
      queries.setQueryData(attemptQueries.review(mark.attempt_id).queryKey, { data });
      store(kept.current.filter((one) => one !== mark));
      say(mark, savedNow());
      const given = data.parts
        .flatMap(({ questions }) => questions)
        .find(({ question }) => question.id === mark.question_id);
      if (given) setRevision(mark, given.mark_revision);
      void queries.invalidateQueries({ queryKey: classQueries.all() });
      void queries.invalidateQueries({ queryKey: overviewQueries.all() });
    } catch (error) {
      const state = saveAfter(error);
      if (state !== 'failed') store(kept.current.filter((one) => one !== mark));
      say(mark, { state, reason: errorText(error) });
      if (state === 'taken') void seeOther(mark);
    }
  }

  function setRevision({ attempt_id, question_id }: KeptMark, mark_revision: number) {
    setEntries((all) =>
      all.map((entry) =>
        idOf(entry.item) === `${attempt_id} ${question_id}`
          ? { ...entry, item: { ...entry.item, mark_revision } }
          : entry,
      ),
    );
  }

  /** The mark of somebody else: whoever marks again now has seen it. */
  async function seeOther(mark: KeptMark) {
    const query = attemptQueries.review(mark.attempt_id);
    await queries.invalidateQueries({ queryKey: query.queryKey });
    const seen = await queries.fetchQuery(query).catch(() => undefined);
    const other = seen?.data.parts
      .flatMap(({ questions }) => questions)
      .find(({ question }) => question.id === mark.question_id);
    if (!other) return;
    setRevision(mark, other.mark_revision);
    const levels = other.criteria.map(({ criterion_id, level_id, comment }) => ({
      criterion_id,
      level_id,
      comment,
    }));
    if (other.score !== null)
      change(`${mark.attempt_id} ${mark.question_id}`, { score: other.score, levels });
  }

  const open = entries.filter(({ score }) => score === undefined).length;
  const asksMore = open < askedAhead && leftOf(entries, queue) > open;
  useEffect(() => {
    if (!asksMore) return;
    let wanted = true;
    // oxlint-disable-next-line promise/prefer-await-to-then -- an effect cannot wait
    void queries.fetchQuery({ ...markingQueries.queue(classId, call), staleTime: 0 }).then(
      ({ data }) => {
        if (!wanted) return;
        setQueue(data);
        setEntries((all) => withQueue(all, data));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asksMore, queries, classId, call]);

  const resend = () => {
    for (const mark of kept.current) void send(mark);
  };
  const again = useRef(resend);
  useEffect(() => {
    again.current = resend;
  });
  useEffect(() => {
    const left = readKeptMarks(found?.value);
    if (left.length === 0) return;
    kept.current = left;
    again.current();
  }, [found]);
  const failed = entries.some(({ save }) => save?.state === 'failed');
  useEffect(() => {
    if (!failed) return;
    const now = () => again.current();
    const timer = setInterval(now, sentAgainMs);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [failed]);

  const current = entries[place];
  return {
    entry: current,
    left: leftOf(entries, queue),
    hasMarked: entries.some(({ score }) => score !== undefined),
    unsaved: unsaved(entries),
    lastSaved: entries.reduce(
      (last, { save }) => (save?.state === 'saved' ? Math.max(last, save.at) : last),
      0,
    ),
    canGoBack: place > 0,
    onComment: (comment: string) => current && change(idOf(current.item), { comment }),
    onLevels: (levels: readonly CriterionMark[]) => current && change(idOf(current.item), { levels }),
    onPrevious: () => setPlace(Math.max(0, place - 1)),
    onSkip: () => setPlace(Math.max(0, nextPlace(entries, place) === -1 ? place : nextPlace(entries, place))),
    onMark: (score: number) => {
      if (!current) return;
      const { item, comment, levels } = current;
      const mark = {
        attempt_id: item.attempt_id,
        question_id: item.question.id,
        score,
        comment,
        ...(rubricOf(item.key) && { rubric: [...levels] }),
        base: item.mark_revision,
      };
      change(idOf(item), { score });
      const next = nextPlace(entries, place);
      setPlace(next === -1 ? entries.length : next);
      store([...kept.current.filter((one) => !isOf(one, mark)), mark]);
      void send(mark);
    },
    /** Puts the first answer of those on the desk. */
    onSee: (state: 'taken' | 'refused') => setPlace(entries.findIndex(({ save }) => save?.state === state)),
    countOf: (state: 'taken' | 'refused') => entries.filter(({ save }) => save?.state === state).length,
  };
}

const savedNow = (): DeskSave => ({ state: 'saved', at: Date.now() });

const isOf = (one: KeptMark, other: KeptMark) =>
  one.attempt_id === other.attempt_id && one.question_id === other.question_id;
