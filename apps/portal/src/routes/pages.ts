import type { ComponentType } from 'react';
import { lazyPart } from '../app/chunks/lazyPart';
import { areaOfPage } from './pages.gen';
import type { PageName, PageTable, PathsWithParamsOf } from './PageTable';

/** The paths that show the page of another one. A path with neither a page nor an entry here does not compile. */
const shownAs = {
  studyLesson: 'study',
  verifyCode: 'verify',
  studentReportOfUsers: 'studentReport',
  projectDetailReport: 'classOverview',
  courseReport: 'classOverview',
  courseGeneralReport: 'classOverview',
  studentViews: 'classDetails',
  surveyDetailReport: 'classSurveyStatistic',
  coursesGoing: 'myCourses',
  coursesDone: 'myCourses',
  coursesComing: 'myCourses',
  coursesFree: 'myCourses',
  generalLessons: 'myLessons',
  projectLessons: 'myLessons',
  resetByAdmin: 'reset',
  students: 'members',
  studentEdit: 'memberEdit',
  teachers: 'members',
  teacherEdit: 'memberEdit',
  staff: 'members',
  staffEdit: 'memberEdit',
  sponsors: 'members',
  sponsorEdit: 'memberEdit',
  lessonCategories: 'categories',
  questionCategories: 'categories',
  examCategories: 'categories',
  surveyFormCategories: 'categories',
  projectCategories: 'categories',
  courseCategories: 'categories',
  businessCourseCategories: 'categories',
  topicCategories: 'categories',
  departmentCategories: 'categories',
  eventOfStudent: 'eventView',
  eventOfTeacher: 'eventView',
  ownTopics: 'forum',
  followedTopics: 'forum',
  deletedTopics: 'forum',
  categoryAddOfKind: 'categoryAdd',
  categoryEditOfKind: 'categoryEdit',
  categoryViewOfKind: 'categoryView',
} as const satisfies {
  [Name in Exclude<PageName, PagePath>]: PathsWithParamsOf<Name> & PagePath;
};

/** The paths with a page of their own. */
type PagePath = keyof typeof areaOfPage;

/** The parameters of the address; the types of both tables tie a page to those of its pattern. */
type Page = ComponentType<{ params: unknown }>;

// Object.keys widens the keys; they are exactly the tables'.
const paths = Object.keys(areaOfPage) as PagePath[];
const aliases = Object.keys(shownAs) as (keyof typeof shownAs)[];

const ownPages = byPath(paths, (path) => lazyPart(() => load(path)));
const samePages = byPath(aliases, (alias) => ownPages[shownAs[alias]]);

/** The page of each path, loaded when it is rendered for the first time. */
export const pages: Readonly<Record<PageName, Page>> = { ...ownPages, ...samePages };

function byPath<Name extends PageName>(names: readonly Name[], pageOf: (name: Name) => Page) {
  const entries = names.map((name): [Name, Page] => [name, pageOf(name)]);
  return Object.fromEntries(entries) as Record<Name, Page>;
}

/** Fetches the page of a path before it is rendered. */
export async function fetchPage(name: PageName): Promise<void> {
  await load(pathShown(name));
}

function pathShown(name: PageName): PagePath {
  return isShownAs(name) ? shownAs[name] : name;
}

function isShownAs(name: PageName): name is keyof typeof shownAs {
  return Object.hasOwn(shownAs, name);
}

async function load(path: PagePath): Promise<Page> {
  const { pages: table }: { pages: Partial<PageTable> } = await areaOfPage[path]();
  const loadPage = table[path];
  if (!loadPage) throw new Error(`The area's table has no page for the path ${path}.`);
  return (await loadPage()) as Page;
}
