import { describe, expect, test } from 'vitest';
import type { Language } from '@sen/api/contract/model';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { categories, everyColumn } from '../testing/questionCells.ts';
import { checkMapping, mapColumns } from './mapColumns.ts';
import { questionSheet } from './questionColumns.ts';
import { questionGuideRows, questionTemplateRows } from './questionTemplate.ts';
import { readQuestionRow } from './readQuestionRow.ts';
import { importColumns } from './SheetColumns.ts';

describe.each<Language>(['vi', 'en'])('the template (%s)', (language) => {
  const [headings = [], ...rows] = questionTemplateRows(language, 'An toàn lao động');
  const mapping = mapColumns(questionSheet, headings);

  test('its headings are all known', () => {
    expect(mapping).toEqual(everyColumn);
    expect(checkMapping(questionSheet, mapping, language)).toEqual([]);
    expect(importColumns(questionSheet, language).map(({ label }) => label)).toEqual(headings);
  });

  test('it holds one right question of each type, and the guide explains each', () => {
    const readings = rows.map((row) => readQuestionRow(row, mapping, categories));
    expect(readings.flatMap((reading) => (reading.ok ? [] : reading.errors))).toEqual([]);
    expect(readings.map(({ type }) => type)).toEqual(questionTypes);
    expect(questionGuideRows(language)).toHaveLength(1 + questionTypes.length);
    expect(rows.map(([type]) => type)).toEqual(
      questionTypes.map((type) => questionTypeNames[type][language]),
    );
  });
});
