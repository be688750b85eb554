import type { Event, EventDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this event, as those who may change it see it. */
export function draftOfEvent(event: Event): Required<Omit<EventDraft, 'company_id' | 'version' | 'scope'>> {
  return {
    title: event.title,
    content: event.content,
    time_start: event.time_start,
    time_end: event.time_end,
    users_ids: event.users_ids ?? [],
    user_id: event.user_id,
    distance_time_reminder: event.distance_time_reminder,
    distance_time_reminder_2: event.distance_time_reminder_2,
    link: event.link,
    classroom_id: event.classroom_id,
    course_id: event.course_id,
    project_id: event.project_id,
    everyone: event.everyone,
    recurrence: event.recurrence,
  };
}
