import { questionSamples, questions } from '@sen/api/fixtures/questions';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { describe, expect, test } from 'vitest';
import { readForm } from '../../patterns/forms/readers';
import { emptyQuestion, formOf, questionErrors, questionReaders, sentOf } from './questionForm';

const read = (stored: unknown) => readForm(questionReaders, stored, emptyQuestion('short_answer'));

describe('the form of a question', () => {
  test.each(questions)('$content.type goes out as it came in', (question) => {
    const { id, version, title, status, numbering, shuffle, content, key, category } = question;
    const sent = sentOf(formOf(question), question);
    const facts = { id, version, title, status, difficulty: null, category_id: category.id };
    expect(sent).toEqual({ ...facts, numbering, shuffle, content, key });
    expect(questionErrors(formOf(question))).toEqual([]);
    expect(read(structuredClone(formOf(question)))).toEqual(formOf(question));
  });

  test.each(questionTypes)('an empty %s says what it needs', (type) => {
    const fields = questionErrors(emptyQuestion(type)).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['title', 'category_id']));
    expect(read(emptyQuestion(type))).toEqual(emptyQuestion(type));
  });

  test('an answer that is still open is asked for at its field', () => {
    const form = { ...emptyQuestion('true_false'), category_id: '1' };
    form.draft.title = questionSamples.true_false.title;
    expect(questionErrors(form).map(({ field }) => field)).toEqual(['key.value']);
    expect(sentOf(form)).toBeNull();
  });

  test('a number that is still open is asked for at its blank', () => {
    const { title, content } = questionSamples.fill_number;
    const draft = { title, numbering: 'A', shuffle: false, content } as const;
    const key = { type: 'fill_number', blanks: { 1: { value: null }, 2: { value: 8 } } } as const;
    const form = { category_id: '1', status: 'draft', difficulty: 'hard', draft: { ...draft, key } } as const;
    expect(questionErrors(form).map(({ field }) => field)).toEqual(['key.blanks.1']);
    const sent = sentOf(form);
    expect(sent && checkQuestion(sent)).toHaveLength(1);
  });

  test('a kept answer of another type than its content is asked for again', () => {
    const [kept, other] = [emptyQuestion('one_choice'), emptyQuestion('true_false')];
    const again = readForm(
      questionReaders,
      { ...kept, draft: { ...kept.draft, key: other.draft.key } },
      other,
    );
    expect(again).toEqual(kept);
  });
});
