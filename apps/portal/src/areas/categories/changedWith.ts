import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';

/** What a change of categories makes stale: the banks name the category of each thing. */
export const changedWith = () => [
  categoryQueries.all(),
  questionQueries.all(),
  examQueries.all(),
  lessonQueries.all(),
  surveyFormQueries.all(),
  courseQueries.all(),
  projectQueries.all(),
];
