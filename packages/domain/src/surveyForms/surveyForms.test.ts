import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerValue, SurveyFormDraft, SurveyPart, SurveyQuestion } from '@sen/api/contract/model';
import { askedQuestions, questionNumbers, questionsOf } from './askedQuestions.ts';
import { checkSurveyForm, keptSurveyForm, mostSurveyQuestions } from './checkSurveyForm.ts';
import { mayLockSurveyForms, stateAllowsSurveyForm } from './surveyFormVerbs.ts';

const yesNo = (id: string, condition: SurveyQuestion['condition'] = null): SurveyQuestion => ({
  id,
  title: `Câu ${id}`,
  required: true,
  numbering: 'none',
  content: { type: 'true_false' },
  condition,
});
const choice = (id: string): SurveyQuestion => ({
  ...yesNo(id),
  content: {
    type: 'one_choice',
    options: [
      { id: 'a', text: 'Có' },
      { id: 'b', text: 'Không' },
    ],
  },
});
const text = (id: string, condition: SurveyQuestion['condition'] = null): SurveyQuestion => ({
  ...yesNo(id, condition),
  content: { type: 'long_answer', character_limit: 500 },
});
const part = (...questions: SurveyQuestion[]): SurveyPart => ({ title: 'Phần 1', questions });
const form: SurveyFormDraft = {
  name: 'Nhu cầu đào tạo quý I',
  category_id: '1',
  status: 'draft',
  parts: [
    part(choice('q1'), text('q2', { question_id: 'q1', choices: ['b'] })),
    { ...part(yesNo('q3', { question_id: 'q1', choices: ['a'] })), title: 'Phần 2' },
  ],
};
const found = (change: Partial<SurveyFormDraft>) =>
  checkSurveyForm({ ...form, ...change }).map(({ field, code }) => `${field}: ${code}`);

test.each<[string, Partial<SurveyFormDraft>, string[]]>([
  ['right', {}, []],
  [
    'nothing typed',
    { name: ' ', category_id: '', parts: [] },
    ['name: thisFieldIsRequired', 'category_id: thisFieldIsRequired', 'parts: surveyPartsMissing'],
  ],
  [
    'an empty part',
    { parts: [{ title: '', questions: [] }] },
    ['parts.0.title: thisFieldIsRequired', 'parts.0.questions: surveyPartQuestionsMissing'],
  ],
  [
    'a question twice',
    { parts: [part(text('q1'), text('q1'))] },
    ['parts.0.questions.1.id: surveyQuestionTwice'],
  ],
  [
    'a condition on a later question',
    { parts: [part(text('q2', { question_id: 'q1', choices: ['b'] }), choice('q1'))] },
    ['parts.0.questions.0.condition.question_id: conditionNotEarlier'],
  ],
  [
    'a condition on itself',
    { parts: [part(yesNo('q1', { question_id: 'q1', choices: ['true'] }))] },
    ['parts.0.questions.0.condition.question_id: conditionNotEarlier'],
  ],
  [
    'a condition on a text',
    { parts: [part(text('q1'), text('q2', { question_id: 'q1', choices: ['a'] }))] },
    ['parts.0.questions.1.condition.question_id: conditionNotChoice'],
  ],
  [
    'a choice that is gone',
    { parts: [part(choice('q1'), text('q2', { question_id: 'q1', choices: ['c'] }))] },
    ['parts.0.questions.1.condition.choices: conditionChoiceUnknown'],
  ],
  [
    'no choice',
    { parts: [part(choice('q1'), text('q2', { question_id: 'q1', choices: [] }))] },
    ['parts.0.questions.1.condition.choices: conditionChoicesMissing'],
  ],
  [
    'a blank that is not in the text',
    { parts: [part({ ...text('q1'), content: { type: 'fill_number', blanks: ['1'] } })] },
    ['parts.0.questions.0.title: blanksMissing'],
  ],
  [
    'one clause to order',
    {
      parts: [part({ ...text('q1'), content: { type: 'order_clauses', clauses: [{ id: 'a', text: 'A' }] } })],
    },
    ['parts.0.questions.0.content.clauses: clausesTooFew'],
  ],
  [
    'too many questions',
    { parts: [part(...Array.from({ length: mostSurveyQuestions + 1 }, (_, at) => text(`q${at}`)))] },
    ['parts: surveyTooManyQuestions'],
  ],
])('a form with %s', (_, change, errors) => expect(found(change)).toEqual(errors));

test('a kept form has no spaces around its texts', () => {
  expect(keptSurveyForm({ ...form, name: '  Nhu  cầu ', description: ' Về năm 2027 ' })).toMatchObject({
    name: 'Nhu cầu',
    description: 'Về năm 2027',
  });
});

describe('what is asked', () => {
  const asked = (answers: Record<string, AnswerValue>) => [...askedQuestions(form.parts, answers)];

  test('depends on earlier answers', () => {
    expect(asked({})).toEqual(['q1']);
    expect(asked({ q1: { type: 'one_choice', choice: 'a' } })).toEqual(['q1', 'q3']);
    expect(asked({ q1: { type: 'one_choice', choice: 'b' } })).toEqual(['q1', 'q2']);
  });

  test('has the numbers of the form, across its parts', () => {
    const numbers = questionNumbers([part(yesNo('a'), yesNo('b')), part(yesNo('c'))]);
    expect([...numbers]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  test('an answer to a question that is not asked opens nothing', () => {
    const chain = [
      part(
        yesNo('a'),
        yesNo('b', { question_id: 'a', choices: ['true'] }),
        yesNo('c', { question_id: 'b', choices: ['true'] }),
      ),
    ];
    const yes: AnswerValue = { type: 'true_false', value: true };
    expect([...askedQuestions(chain, { a: { type: 'true_false', value: false }, b: yes })]).toEqual(['a']);
    expect([...askedQuestions(chain, { a: yes, b: yes })]).toEqual(['a', 'b', 'c']);
  });

  const answers = fc.dictionary(
    fc.constantFrom('q1', 'q2', 'q3', 'constructor', '__proto__'),
    fc.oneof(
      fc.constantFrom('a', 'b').map((id): AnswerValue => ({ type: 'one_choice', choice: id })),
      fc.boolean().map((value): AnswerValue => ({ type: 'true_false', value })),
    ),
  );

  test('whatever was answered, unconditional questions are asked, and only questions of the form', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const ids = asked(given);
        const all = questionsOf(form.parts);
        expect(ids).toEqual(all.map(({ id }) => id).filter((id) => ids.includes(id)));
        expect(ids).toEqual(expect.arrayContaining(['q1']));
      }),
    );
  });
});

test('drafts are neither locked nor unlocked nor asked, locked forms are not asked', () => {
  expect(mayLockSurveyForms([{ status: 'published' }, { status: 'draft' }], true)).toMatchObject({
    code: 'unableToLockSurveyFormsWithDraftStatus',
  });
  expect(mayLockSurveyForms([{ status: 'draft' }], false)).toMatchObject({
    code: 'unableToOpenSurveyFormsWithDraftStatus',
  });
  expect(mayLockSurveyForms([{ status: 'published' }, { status: 'project' }], true).allowed).toBe(true);
  expect(stateAllowsSurveyForm('draft', 'assign')).toMatchObject({ code: 'surveyFormNotPublished' });
  expect(stateAllowsSurveyForm('locked', 'assign')).toMatchObject({ code: 'surveyFormLocked' });
  expect(stateAllowsSurveyForm('project', 'assign').allowed).toBe(true);
});
