import {
  AddPersonIcon,
  CalendarIcon,
  ClassIcon,
  CourseIcon,
  DashboardIcon,
  ExamIcon,
  FolderIcon,
  MarkingIcon,
  PeopleIcon,
  PersonIcon,
  PresentationIcon,
  ProjectIcon,
  QuestionIcon,
  SurveyIcon,
  UnitIcon,
} from '@sen/ui/icons';
import type { MenuEntry } from './menus';

/** The icon of each menu entry. Not in `paths.ts`, which sign-in loads. */
export const menuIcons = {
  overview: DashboardIcon,
  members: PersonIcon,
  requests: AddPersonIcon,
  companies: UnitIcon,
  projects: ProjectIcon,
  trainings: PeopleIcon,
  courses: CourseIcon,
  myLessons: PresentationIcon,
  questions: QuestionIcon,
  exams: ExamIcon,
  surveyForms: SurveyIcon,
  categories: FolderIcon,
  calendar: CalendarIcon,
  myCourses: CourseIcon,
  classes: ClassIcon,
  toMark: MarkingIcon,
  profile: PersonIcon,
} as const satisfies Record<MenuEntry, unknown>;
