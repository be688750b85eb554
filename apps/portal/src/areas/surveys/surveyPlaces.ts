import type { Class, FullCourse, Project, Survey, SurveyDraft } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** Where surveys are asked: what their drafts name, and the addresses of their pages. */
export interface SurveyPlace {
  target: Pick<SurveyDraft, 'project_id' | 'classroom_id' | 'course_id'>;
  /** Under which the form of a new one keeps its draft. */
  draft: string;
  list: string;
  view: (survey: string) => string;
  edit: (survey: string) => string;
  statistics: (survey: string, form: string) => string;
  /** The page of its statistics and of who has answered; only projects have one. */
  results?: (survey: string) => string;
  answerOf: (survey: string, form: string, person: string) => string;
}

export function projectPlace({ company_id: ic, id: ip }: Pick<Project, 'company_id' | 'id'>): SurveyPlace {
  return {
    target: { project_id: ip },
    draft: `new:${ip}`,
    list: href('projectSurveys', { ic, ip }),
    view: (is) => href('projectSurveyDetail', { ic, ip, is }),
    edit: (is) => href('projectSurveyEdit', { ic, ip, is }),
    statistics: (is, iss) => href('projectSurveyStatistic', { ic, ip, is, iss }),
    results: (is) => href('projectSurveyResult', { ic, ip, is }),
    answerOf: (ips, is, iu) => href('surveyUserAnswer', { ip, ips, is, iu }),
  };
}

export function classPlace(cid: string): SurveyPlace {
  return {
    target: { classroom_id: cid },
    draft: `newOfClass:${cid}`,
    list: href('classSurveys', { cid }),
    view: (is) => href('classSurveyView', { cid, is }),
    edit: (is) => href('classSurveyEdit', { cid, is }),
    statistics: (_id) => href('classSurveyStatistic', { _id, cid }),
    answerOf: (is, _form, iu) => href('classSurveyAnswer', { cid, is, iu }),
  };
}

export function coursePlace(cid: string): SurveyPlace {
  return {
    target: { course_id: cid },
    draft: `newOfCourse:${cid}`,
    list: href('courseSurveys', { cid }),
    view: (is) => href('courseSurveyView', { cid, is }),
    edit: (is) => href('courseSurveyEdit', { cid, is }),
    statistics: (is) => href('courseSurveyStatistic', { cid, is }),
    answerOf: (is, _form, iu) => href('courseSurveyAnswer', { cid, is, iu }),
  };
}

/** The project, class or course that is asked. */
export type AskedPlace = { project: Project } | { classroom: Class } | { course: FullCourse };

export function askedOf(of: AskedPlace): { place: SurveyPlace; companyId: string } {
  if ('project' in of) return { place: projectPlace(of.project), companyId: of.project.company_id };
  if ('classroom' in of) return { place: classPlace(of.classroom.id), companyId: of.classroom.company_id };
  return { place: coursePlace(of.course.id), companyId: of.course.company_id };
}

/** Whether a survey is asked at a place. */
export function isAskedAt(
  { target }: SurveyPlace,
  survey: Pick<Survey, 'project_id' | 'classroom_id' | 'course_id'>,
): boolean {
  const { project_id = null, classroom_id = null, course_id = null } = target;
  return (
    survey.project_id === project_id && survey.classroom_id === classroom_id && survey.course_id === course_id
  );
}

/** Whether what was loaded is what the address names; a project is not in every unit. */
export function isAt(place: SurveyPlace, of: AskedPlace): boolean {
  return askedOf(of).place.list === place.list;
}
