import type { AnswerValue, ExamPreview } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { ExamReview } from '@sen/ui/ExamReview';
import { PageFrame } from '@sen/ui/PageFrame';
import { rightBlanks } from '../../patterns/review/rightBlanks';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { triedScores } from './triedScores';
import { tryWords as words } from './tryWords';

interface TriedResultProps {
  preview: ExamPreview;
  answers: Readonly<Record<string, AnswerValue>>;
  ended: number;
  onAgain: () => Promise<void>;
}

/** What a student would see who had answered so, once everything is shown. */
export function TriedResult({ preview, answers, ended, onAgain }: TriedResultProps) {
  const keys = new Map(preview.keys.map(({ question_id, key }) => [question_id, key]));
  const { scores, total, waiting } = triedScores(preview, answers);
  return (
    <PageFrame>
      <ExamReview
        title={preview.title}
        result={{
          number: 0,
          state: waiting > 0 ? 'submitted' : 'marked',
          submittedAt: ended,
          submittedBy: 'student',
          score: total,
          deductionPercent: 0,
          finalScore: total,
          waitingQuestions: waiting,
        }}
        totalScore={preview.paper.parts.reduce((sum, { score }) => sum + score, 0)}
        back={{ href: href('examView', { svid: preview.id }), label: pageTitle('examView') }}
        notes={<Callout>{words('resultNotice')}</Callout>}
        actions={
          <Button variant="primary" onPress={() => void onAgain()}>
            {words('again')}
          </Button>
        }
        parts={preview.paper.parts.map((part) => ({
          title: part.title,
          score: part.score,
          questions: part.questions.map((question) => {
            const answer = answers[question.id] ?? null;
            const key = keys.get(question.id);
            return {
              question,
              answer,
              review: {
                key,
                score: scores.get(question.id) ?? null,
                marks: key && rightBlanks(key, answer),
              },
            };
          }),
        }))}
      />
    </PageFrame>
  );
}
