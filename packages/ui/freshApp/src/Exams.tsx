import { ChapterTree, type ChapterTreeValue } from '@sen/ui/ChapterTree';
import { ExamBuilder } from '@sen/ui/ExamBuilder';
import { ExamPlayer } from '@sen/ui/ExamPlayer';
import { ExamReady } from '@sen/ui/ExamReady';
import { ExamReview } from '@sen/ui/ExamReview';
import { MarkDesk } from '@sen/ui/MarkDesk';
import { newDraft, QuestionEditor } from '@sen/ui/QuestionEditor';
import { QuestionPaper } from '@sen/ui/QuestionPaper';
import { QuestionView } from '@sen/ui/QuestionView';
import { useState } from 'react';
import { course, deadline, now, parts, question } from './samples';
import { Shown } from './Shown';

const title = 'Kiểm tra an toàn lao động';

export function Exams() {
  const [draft, setDraft] = useState(() => newDraft('one_choice'));
  const [tree, setTree] = useState<ChapterTreeValue>(course);
  return (
    <>
      <Shown name="ChapterTree">
        <ChapterTree label="Chương trình" value={tree} onChange={setTree} newId={() => crypto.randomUUID()} />
      </Shown>
      <Shown name="QuestionEditor">
        <QuestionEditor value={draft} onChange={setDraft} />
      </Shown>
      <Shown name="QuestionView">
        <QuestionView question={question} value={null} />
      </Shown>
      <Shown name="QuestionPaper">
        <QuestionPaper
          question={question}
          answerKey={{ type: 'one_choice', choice: 'a' }}
          kind="Chọn một đáp án"
        />
      </Shown>
      <Shown name="MarkDesk">
        <MarkDesk
          answer={{
            id: 'first',
            name: 'Đỗ Minh Châu',
            examTitle: title,
            attempt: 0,
            question,
            key: { type: 'one_choice', choice: 'a' },
            answer: { type: 'one_choice', choice: 'a' },
          }}
          keys={[{ key: 'f', score: 5 }]}
          comment=""
          onComment={() => undefined}
          onMark={() => undefined}
          onSkip={() => undefined}
          left={1}
          status="Mọi điểm đã được lưu."
        />
      </Shown>
      <Shown name="ExamBuilder">
        <ExamBuilder value={[]} onChange={() => undefined} onAddQuestions={() => undefined} />
      </Shown>
      <Shown name="ExamReady">
        <ExamReady
          title={title}
          questionCount={1}
          durationMinutes={45}
          startTime={now}
          endTime={deadline}
          deductionPercent={10}
          attempts={[]}
          attemptsLeft={1}
          entry={{ kind: 'start' }}
          onStart={() => undefined}
        />
      </Shown>
      <Shown name="ExamPlayer">
        <ExamPlayer
          title={title}
          parts={parts}
          questionsPerPage={0}
          states={{}}
          save={{ connection: 'online', since: now, unsaved: 0 }}
          deadline={deadline}
          now={() => now}
          onAnswer={() => undefined}
          onFlag={() => undefined}
          onSubmit={() => undefined}
          onTimeUp={() => undefined}
        />
      </Shown>
      <Shown name="ExamReview">
        <ExamReview
          title={title}
          result={{
            number: 0,
            state: 'marked',
            submittedAt: now,
            submittedBy: 'student',
            score: 5,
            deductionPercent: 0,
            finalScore: 5,
            waitingQuestions: 0,
          }}
          parts={[
            {
              title: 'Phần 1',
              score: 5,
              questions: [
                {
                  question,
                  answer: { type: 'one_choice', choice: 'a' },
                  review: { key: { type: 'one_choice', choice: 'a' }, score: 5 },
                },
              ],
            },
          ]}
        />
      </Shown>
    </>
  );
}
