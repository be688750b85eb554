import { roles } from '@sen/domain/access/roles';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { writeIcs } from '../../ics/writeIcs.ts';
import { byId, byIds, everybody, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertEvent } from '../../testing/insertEvent.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** An event that the caller organises, or that others take part in. */
const event: MakeThing = async ({ app, caller, unit, mark, ownership, in: hours }: AccessCell) => {
  const id = await insertEvent(app.database, {
    company_id: unit.id,
    title: mark,
    user_id: ownership === 'own' ? caller.id : unit.teacher,
    people: [unit.student],
    starts_at: hours(1),
    ends_at: hours(2),
  });
  return { id, mark, of: { organizer: ownership === 'own' ? caller.id : unit.teacher } };
};

const seen = Object.fromEntries(roles.map((role) => [role, '.000']));
const managed = { 'super-admin': '...0', admin: '..00' };
const range = ({ in: hours }: AccessCell) => ({
  query: { start: hours(0).toISOString(), end: hours(48).toISOString() },
});

/** A calendar file with one event. */
function icsFile({ code, in: hours }: AccessCell): TestFile {
  const times = { link: '', place: '', description: '', sequence: 0, reminders: [] };
  const entry = { ...times, uid: code, title: code, starts_at: hours(1), ends_at: hours(2) };
  return new TestFile('lich.ics', writeIcs('', [entry], hours(0)));
}

export const access = {
  listEvents: listed(event, 'title', { ...seen, ...managed }),
  getEvent: byId(event, { ...seen, ...managed }),
  addEvent: {
    cells: { 'super-admin': '.', admin: '.', teacher: '.' },
    call: (_, { code, unit, in: hours }) => ({
      body: {
        title: code,
        company_id: unit.id,
        time_start: hours(1).toISOString(),
        time_end: hours(2).toISOString(),
      },
    }),
  },
  editEvent: {
    cells: { ...managed, teacher: '.000' },
    make: event,
    call: ({ id, mark }, { in: hours }) => ({
      path: { id },
      body: {
        version: 1,
        title: mark,
        time_start: hours(1).toISOString(),
        time_end: hours(2).toISOString(),
      },
    }),
  },
  deleteEvents: byIds(event, 'event_ids', { ...managed, teacher: '.000' }),
  sumupEvents: { ...ofCaller(everybody('.')), call: (_, cell) => range(cell) },
  readCalendar: {
    cells: { ...seen, ...managed },
    make: event,
    lists: true,
    call: (_, cell) => range(cell),
  },
  checkCalendarImport: {
    cells: { 'super-admin': '.', admin: '.', teacher: '.' },
    call: (_, cell) => ({ body: { company_id: cell.unit.id, file: icsFile(cell) } }),
  },
  importCalendar: {
    cells: { 'super-admin': '.', admin: '.', teacher: '.' },
    call: (_, cell) => ({ body: { company_id: cell.unit.id, file: icsFile(cell), uids: [cell.code] } }),
  },
  exportEvent: byId(event, { ...seen, ...managed }),
  exportCalendar: ofCaller(everybody('.')),
  getCalendarFeed: ofCaller(everybody('.')),
  renewCalendarFeed: ofCaller(everybody('.')),
  revokeCalendarFeed: ofCaller(everybody('.')),
  listOrganizers: { cells: { 'super-admin': '.', admin: '.', teacher: '.' }, call: () => ({}) },
  getOrganizer: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: event,
    call: ({ of }) => ({ path: { id: of.organizer ?? '999999' } }),
  },
} satisfies AreaAccess<'events'>;
