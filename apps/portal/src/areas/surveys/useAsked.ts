import type { Class, FullCourse, Project } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { useQuery } from '@tanstack/react-query';
import type { LoadedQuery } from '../../patterns/joinQueries';
import { type AskedPlace, classPlace, coursePlace, projectPlace, type SurveyPlace } from './surveyPlaces';

/** The project, class or course that an address names: its pages, known at once, and the thing itself. */
export interface Asked {
  place: SurveyPlace;
  query: LoadedQuery<AskedPlace>;
}

const ofProject = ({ data }: { data: Project }): AskedPlace => ({ project: data });
const ofClass = ({ data }: { data: Class }): AskedPlace => ({ classroom: data });
const ofCourse = ({ data }: { data: FullCourse }): AskedPlace => ({ course: data });

export function useAskedProject(company_id: string, id: string): Asked {
  return {
    place: projectPlace({ company_id, id }),
    query: useQuery({ ...projectQueries.detail(id), select: ofProject }),
  };
}

export function useAskedClass(id: string): Asked {
  return { place: classPlace(id), query: useQuery({ ...classQueries.detail(id), select: ofClass }) };
}

export function useAskedCourse(id: string): Asked {
  return { place: coursePlace(id), query: useQuery({ ...courseQueries.full(id), select: ofCourse }) };
}
