import type { ImportKind as KindName } from '@sen/api/contract/model';
import type { ImportKind } from './ImportKind.ts';
import { members } from './kinds/members.ts';
import { questions } from './kinds/questions.ts';
import { scores } from './kinds/scores.ts';
import { students } from './kinds/students.ts';

export const importKinds: Readonly<Record<KindName, ImportKind>> = { members, questions, students, scores };
