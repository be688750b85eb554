import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';

/** What a change of categories makes stale: the banks name the category of each thing. */
export const changedWith = () => [categoryQueries.all(), questionQueries.all(), examQueries.all()];
