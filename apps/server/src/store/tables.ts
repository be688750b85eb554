import type { AttemptsTables } from './attempts/tables.ts';
import type { AuthTables } from './auth/tables.ts';
import type { CategoriesTables } from './categories/tables.ts';
import type { ClassesTables } from './classes/tables.ts';
import type { CompaniesTables } from './companies/tables.ts';
import type { ExamsTables } from './exams/tables.ts';
import type { FilesTables } from './files/tables.ts';
import type { PlatformTables } from './platform/tables.ts';
import type { QuestionsTables } from './questions/tables.ts';
import type { RegistrationTables } from './registration/tables.ts';
import type { UsersTables } from './users/tables.ts';

/** The schema: the tables of all areas. */
export interface Tables
  extends
    AttemptsTables,
    AuthTables,
    CategoriesTables,
    ClassesTables,
    CompaniesTables,
    ExamsTables,
    FilesTables,
    PlatformTables,
    QuestionsTables,
    RegistrationTables,
    UsersTables {}
