import type { Class, OnlineClass, OnlineClassDraft } from '@sen/api/contract/model';
import { checkOnlineClass } from '@sen/domain/classes/onlineClass';
import type { FieldError } from '@sen/domain/errors/FieldError';

/** An online session as edited; '' for an empty field. `student_ids` counts only if not the whole class takes part. */
export interface SessionForm {
  classroom_name: string;
  classroom_url: string;
  meeting_id: string;
  classroom_start_time: string;
  everyone: boolean;
  student_ids: string[];
}

export const emptySession: SessionForm = {
  classroom_name: '',
  classroom_url: '',
  meeting_id: '',
  classroom_start_time: '',
  everyone: true,
  student_ids: [],
};

const idsOf = ({ student_ids = [] }: Pick<Class, 'student_ids'>) => student_ids;

export function sessionFormOf(session: OnlineClass, classroom: Class): SessionForm {
  const { classroom_name, classroom_url, meeting_id, classroom_start_time } = session;
  const chosen = new Set(session.student_ids);
  return {
    classroom_name,
    classroom_url,
    meeting_id: meeting_id ?? '',
    classroom_start_time,
    everyone: idsOf(classroom).every((id) => chosen.has(id)),
    student_ids: [...chosen],
  };
}

export function sessionDraftOf(form: SessionForm, classroom: Class): OnlineClassDraft {
  const { classroom_name, classroom_url, meeting_id, classroom_start_time } = form;
  const known = new Set(idsOf(classroom));
  return {
    classroom_id: classroom.id,
    classroom_url,
    classroom_start_time,
    classroom_name,
    meeting_id,
    // Who has left the class since cannot stay in its session.
    student_ids: form.everyone ? [...known] : form.student_ids.filter((id) => known.has(id)),
  };
}

/** @param before the start of an existing session, which may have passed */
export function sessionErrors(form: SessionForm, classroom: Class, before?: string): FieldError[] {
  return checkOnlineClass(
    sessionDraftOf(form, classroom),
    {
      start: new Date(classroom.classroom_start_time),
      end: new Date(classroom.classroom_end_time),
      student_ids: idsOf(classroom),
    },
    { now: new Date(), ...(before === undefined ? {} : { before: new Date(before) }) },
  );
}
