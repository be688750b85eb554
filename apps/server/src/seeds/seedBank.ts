import { demoCompany, people } from '@sen/api/fixtures/people';
import { lessonCategoryNames } from '@sen/api/fixtures/categories';
import { examCategory } from '@sen/api/fixtures/exams';
import { questionCategory, questions } from '@sen/api/fixtures/questions';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';
import { demoQuestions } from './demoQuestions.ts';
import type { SampleQuestion } from './sampleQuestion.ts';

const questionCategories = [
  questionCategory.name,
  'Phòng cháy chữa cháy',
  'Kỹ năng bán hàng',
  'Nội quy lao động',
];
const examCategories = [examCategory.name, 'Thi cuối khóa'];

/** Categories with the ids of the fixtures: those of questions from 1, of exams from 5, of lessons from 7. */
export async function seedCategories(database: Database, now: Date): Promise<void> {
  const made = new Date(now.getTime() - 20 * 86_400_000);
  const all = [
    ...questionCategories.map((name) => ({ name, kind: 'question' as const })),
    ...examCategories.map((name) => ({ name, kind: 'exam' as const })),
    ...lessonCategoryNames.map((name) => ({ name, kind: 'lesson' as const })),
  ];
  await database
    .insertInto('category')
    .values(
      all.map((category) => ({
        ...category,
        company_id: demoCompany.id,
        sort_key: sortKey(category.name),
        created_by: people.admin.id,
        created_at: made,
        updated_at: made,
      })),
    )
    .execute();
}

/** The question bank: first the eleven samples with the ids of the fixtures. Returns ids by title. */
export async function seedQuestions(database: Database, now: Date): Promise<Map<string, string>> {
  const minute = 60_000;
  const bank: [SampleQuestion, string][] = [
    ...questions.map((sample): [SampleQuestion, string] => [sample, questionCategory.name]),
    ...Object.entries(demoQuestions).flatMap(([category, list]) =>
      list.map((sample): [SampleQuestion, string] => [sample, category]),
    ),
  ];
  const rows = await database
    .insertInto('question')
    .values(
      bank.map(([{ title, content, key }, category], index) => ({
        company_id: demoCompany.id,
        category_id: String(questionCategories.indexOf(category) + 1),
        type: content.type,
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
