/** Text of the docs page. */
export const calendarDocs = `
What happens when, in a month, a week, a day or an agenda.

**When to use**: things that have a time and are looked for by it: classes, exams, deadlines. **When not**: choosing one date (DatePicker); what happened to a thing (Timeline); a list that is filtered and sorted (DataTable).

The view and the date are the caller's, so an address can hold them; \`visibleRange(view, date)\` says what to fetch. \`now\` is the caller's too: let it go on every minute. \`CalendarKinds\` above it names the kinds with their looks, and hides them.

**Keyboard** (each grid is one stop of Tab)

| key | on a day or an hour |
| --- | --- |
| ← → | the day before, after |
| ↑ ↓ | the week before, after; over hours the hour |
| Home End | first, last day of the week; in a day the whole day, the last hour |
| Ctrl + Home End | first, last day of the month; over hours the whole day, the last hour |
| PageUp PageDown | month, week or day before, after |
| Shift + PageUp PageDown | year before, after; over hours the month |
| Enter, Space | goes to the events there; without any adds one (\`onCreate\`) or opens the day |
| Shift + Enter | opens the day |
| T | today, anywhere in the calendar |

| key | on an event |
| --- | --- |
| arrows, Home, End | to the others there |
| Enter | opens it |
| Escape | back to the day or hour |
| M | moves it (\`movable\` and \`onMove\`): arrows by a day or a week, over hours by 15 minutes, with Shift by an hour, PageUp PageDown by month or week; Enter sets it, Escape leaves it |

In an agenda events are stops of Tab, arrows go between them and PageUp, PageDown turn 30 days.

**Announcements**: the title as it changes; each day with its date, whether it is today and how many events it has; where a moved event stands now, that it was set or left; that the calendar loads or failed.

**Limits**: a month shows three lines a day, a week three events beside each other, a day eight; what is more stands behind '+n'. An event is drawn at least half an hour high. Moving is by days in a month and over the hours by quarter-hours; whole days stay whole days, length is not changed, and a finger scrolls rather than drags: there the caller's form changes the time. Hours open where sessions and now are in sight; buttons at their edges count what lies above and below. Below 640 px a month is dots with the chosen day under it and a week a strip over one day's hours.
`;
