import type { PageTable } from './PageTable';
import { areaPages } from './pages.gen';

const { categories, categoryAdd, categoryEdit, categoryView, members, memberEdit, reset } = areaPages;

/** The page of each path: the one with its name, or that of another path. */
export const pages: PageTable = {
  ...areaPages,
  resetByAdmin: reset,
  students: members,
  studentEdit: memberEdit,
  teachers: members,
  teacherEdit: memberEdit,
  staff: members,
  staffEdit: memberEdit,
  sponsors: members,
  sponsorEdit: memberEdit,
  lessonCategories: categories,
  questionCategories: categories,
  examCategories: categories,
  surveyFormCategories: categories,
  projectCategories: categories,
  courseCategories: categories,
  businessCourseCategories: categories,
  topicCategories: categories,
  departmentCategories: categories,
  categoryAddOfKind: categoryAdd,
  categoryEditOfKind: categoryEdit,
  categoryViewOfKind: categoryView,
};
