import type { Difficulty } from '@sen/api/contract/model';
import { difficultyNames } from '@sen/domain/questions/difficulties';
import { language } from './runtime';

/** Not in `labels.ts`, which every page loads. */
export const difficultyLabel = (difficulty: Difficulty) => difficultyNames[difficulty][language()];
