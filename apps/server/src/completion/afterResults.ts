import { awardAfterResults } from '../badges/awardAfterResults.ts';
import type { AfterResults } from './ChangedResult.ts';
import { issueByRule } from './issueByRule.ts';

/** Everything that follows from changed results, in this order. */
export const afterResults: readonly AfterResults[] = [issueByRule, awardAfterResults];
