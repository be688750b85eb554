import { expect, test } from 'vitest';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { questionTypeAliases, readQuestionType } from './readQuestionType.ts';

test('type names never mean two types', () => {
  for (const type of questionTypes) {
    const { vi, en } = questionTypeNames[type];
    for (const name of [type, vi, en, ...questionTypeAliases[type]])
      expect(readQuestionType(name), name).toBe(type);
  }
  expect(readQuestionType('')).toBeUndefined();
});

test('the type names of earlier templates are known', () => {
  expect(['Một lựa chọn', 'Nhiều lựa chọn', 'Nối hai vế'].map(readQuestionType)).toEqual([
    'one_choice',
    'multiple_choice',
    'match_clauses',
  ]);
});
