import type { Class, FullCourse, Project, SurveyDraft } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** Where surveys are asked: what their drafts name, and the addresses of their pages. */
export interface SurveyPlace {
  target: Pick<SurveyDraft, 'project_id' | 'classroom_id' | 'course_id'>;
  list: string;
  view: (survey: string) => string;
  edit: (survey: string) => string;
  statistics: (survey: string, form: string) => string;
  answerOf: (survey: string, form: string, person: string) => string;
}

export function projectPlace({ company_id: ic, id: ip }: Pick<Project, 'company_id' | 'id'>): SurveyPlace {
  return {
    target: { project_id: ip },
    list: href('projectSurveys', { ic, ip }),
    view: (is) => href('projectSurveyDetail', { ic, ip, is }),
    edit: (is) => href('projectSurveyEdit', { ic, ip, is }),
    statistics: (is, iss) => href('projectSurveyStatistic', { ic, ip, is, iss }),
    answerOf: (ips, is, iu) => href('surveyUserAnswer', { ip, ips, is, iu }),
  };
}

export function classPlace(cid: string): SurveyPlace {
  return {
    target: { classroom_id: cid },
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
