import type { Difficulty, QuestionType } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionCategory, questions } from '@sen/api/fixtures/questions';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';
import { demoCategories } from './demoCategories.ts';
import { demoQuestions } from './demoQuestions.ts';
import type { SampleQuestion } from './sampleQuestion.ts';

const questionCategories = demoCategories.question.map(({ name }) => name);

/** How hard a teacher would say a question of a type is; those of other types are in between. */
const difficultyOf: Partial<Record<QuestionType, Difficulty>> = {
  true_false: 'easy',
  one_choice: 'easy',
  long_answer: 'hard',
  match_clauses: 'hard',
  order_clauses: 'hard',
};

/** The question bank: first the eleven samples with the ids of the fixtures. Returns ids by title. */
export async function seedQuestions(database: Database, now: Date): Promise<Map<string, string>> {
  const bank: [SampleQuestion, string][] = [
    ...questions.map((sample): [SampleQuestion, string] => [sample, questionCategory.name]),
    ...Object.entries(demoQuestions).flatMap(([category, list]) =>
      list.map((sample): [SampleQuestion, string] => [sample, category]),
    ),
  ];
  return insertQuestions(database, bank, now, questions.length);
}

/**
 * Adds questions to the bank, each with the name of its category. Returns ids by title.
 * @param unrated how many of the first have no difficulty
 */
export async function insertQuestions(
  database: Database,
  bank: readonly (readonly [SampleQuestion, string])[],
  now: Date,
  unrated = 0,
): Promise<Map<string, string>> {
  const minute = 60_000;
  const rows = await database
    .insertInto('question')
    .values(
      bank.map(([{ title, content, key }, category], index) => ({
        company_id: demoCompany.id,
        category_id: String(questionCategories.indexOf(category) + 1),
        type: content.type,
        difficulty: index < unrated ? null : (difficultyOf[content.type] ?? 'medium'),
        status: 'published' as const,
        title,
        sort_key: sortKey(title),
        content: JSON.stringify(content),
        key: JSON.stringify(key),
        created_by: people.teacher.id,
        created_at: new Date(now.getTime() - (bank.length - index) * 10 * minute),
      })),
    )
    .returning(['id', 'title'])
    .execute();
  return new Map(rows.map(({ id, title }) => [title, id]));
}
