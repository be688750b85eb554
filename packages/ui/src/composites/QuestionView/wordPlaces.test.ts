import { expect, test } from 'vitest';
import { putWord, takeWord, wordsLeft } from './wordPlaces';

const words = [
  { id: 'a', text: 'sen' },
  { id: 'b', text: 'đào' },
  { id: 'c', text: 'mai' },
];

test('a word lies in one blank at most', () => {
  expect(putWord({ 1: 'a' }, '2', 'a')).toEqual({ 2: 'a' });
});

test('the word that was in the blank returns to the list', () => {
  const places = putWord({ 1: 'a', 2: 'b' }, '1', 'c');
  expect(places).toEqual({ 1: 'c', 2: 'b' });
  expect(wordsLeft(words, places)).toEqual([{ id: 'a', text: 'sen' }]);
});

test('a blank can be emptied', () => {
  expect(takeWord({ 1: 'a', 2: 'b' }, '1')).toEqual({ 2: 'b' });
});
