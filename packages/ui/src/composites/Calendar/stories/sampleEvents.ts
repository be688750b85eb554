import type { CalendarEvent, EventKind } from '../calendarEvent';

/** Vietnamese wall time: '21 09:00' is the 21st of November 2026, '33' the 3rd of December. */
function at(text: string): string {
  const [day = '', time = '00:00'] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2026, 10, Number(day), hour - 7, minute)).toISOString().replace('.000Z', 'Z');
}

let count = 0;
function event(
  title: string,
  kind: EventKind,
  start: string,
  end: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent {
  count += 1;
  const allDay = !start.includes(' ');
  return { id: `e${count}`, title, kind, start: at(start), end: at(end), allDay, movable: true, ...more };
}

/** Saturday, 21 November 2026, 10:20 in Vietnam. */
export const sampleNow = '2026-11-21T03:20:00Z';

/** A teacher's events in November. */
export const sampleEvents: readonly CalendarEvent[] = [
  event('An toàn điện – Buổi 1', 'class', '2 08:00', '2 10:00', { place: 'Phòng A2' }),
  event('Khảo sát nhu cầu học tập', 'survey', '3', '6', { movable: false }),
  event('Sơ cứu ban đầu – Buổi 1', 'class', '5 13:30', '5 15:30', { place: 'Trực tuyến' }),
  event('An toàn điện – Buổi 2', 'class', '9 08:00', '9 10:00', { place: 'Phòng A2' }),
  event('Hạn nộp bài thu hoạch', 'deadline', '11 17:00', '11 17:00', { movable: false }),
  event('Sơ cứu ban đầu – Buổi 2', 'class', '12 13:30', '12 15:30', { place: 'Trực tuyến' }),
  event('Hội thảo Kỹ năng số cho lao động nữ', 'event', '13', '17', { place: 'Đà Nẵng' }),
  event('An toàn điện – Buổi 3', 'class', '16 08:00', '16 10:00', { place: 'Phòng A2' }),
  event('Họp tổ bộ môn', 'event', '17 09:00', '17 10:00', { place: 'Phòng họp tầng 3' }),
  event('Trực xưởng ca đêm', 'event', '18 22:00', '19 06:00', { place: 'Xưởng thực hành' }),
  event('Sơ cứu ban đầu – Buổi 3', 'class', '19 13:30', '19 15:30', { place: 'Trực tuyến' }),
  event('Ôn tập cuối khóa', 'class', '19 15:30', '19 16:15', { place: 'Phòng B1', cancelled: true }),
  event('Ngày Nhà giáo Việt Nam', 'event', '20', '21', { movable: false }),
  event('Kiểm tra giữa khóa', 'exam', '20 08:00', '20 09:30', { place: 'Phòng máy 1' }),
  event('Chấm bài giữa khóa', 'event', '20 09:00', '20 11:00'),
  event('Tư vấn học viên', 'event', '20 10:00', '20 10:30', { place: 'Trực tuyến' }),
  event('Kiểm tra cuối khóa An toàn điện', 'exam', '21 09:00', '21 10:30', { place: 'Phòng máy 1' }),
  event('Họp phụ trách dự án', 'event', '21 10:00', '21 11:00', { place: 'Trực tuyến' }),
  event('Khảo sát sau khóa học', 'survey', '21', '25', { movable: false }),
  event('Kỹ năng giao tiếp – Buổi 1', 'class', '23 08:00', '23 10:00', { place: 'Phòng C4' }),
  event('Sơ cứu ban đầu – Buổi 4', 'class', '26 13:30', '26 15:30', { place: 'Trực tuyến' }),
  event('Hạn nộp đề cương', 'deadline', '27 17:00', '27 17:00'),
  event('Kỹ năng giao tiếp – Buổi 2', 'class', '30 08:00', '30 10:00', { place: 'Phòng C4' }),
  event('Thi kết thúc khóa Sơ cứu ban đầu', 'exam', '33 13:30', '33 15:00', { place: 'Phòng máy 2' }),
];

/** Four at the same time, one across all of them, one past midnight. */
export const overlapping: readonly CalendarEvent[] = [
  event('Trực phòng máy', 'event', '21 08:00', '21 12:00', { place: 'Phòng máy 1' }),
  event('Kiểm tra cuối khóa An toàn điện', 'exam', '21 08:30', '21 10:00'),
  event('Sơ cứu ban đầu', 'class', '21 09:00', '21 10:30', { place: 'Trực tuyến' }),
  event('Điểm danh', 'event', '21 09:30', '21 09:40'),
  event('Họp phụ trách dự án', 'event', '21 10:30', '21 11:30'),
  event('Bài giảng trực tuyến', 'class', '21 11:00', '21 12:00'),
  event('Trực xưởng ca đêm', 'event', '21 22:00', '22 06:00'),
];

const lessons = [
  'An toàn điện',
  'Sơ cứu ban đầu',
  'Kỹ năng giao tiếp',
  'Tin học văn phòng',
  'Vệ sinh lao động',
];

/** Forty events on one day. */
export const forty: readonly CalendarEvent[] = Array.from({ length: 40 }, (_, index) => {
  const start = 420 + Math.floor(index / 3) * 50;
  const clock = (minute: number) => `21 ${Math.floor(minute / 60)}:${minute % 60}`;
  return event(
    `${lessons[index % lessons.length] ?? ''} – Lớp ${index + 1}`,
    'class',
    clock(start),
    clock(start + 60),
  );
});

/** Multi-day events that touch, cross weeks and overlap. */
export const manyDays: readonly CalendarEvent[] = [
  event('Tuần lễ An toàn lao động quốc gia', 'event', '12', '20', { place: 'Toàn quốc' }),
  event('Khảo sát sau khóa học', 'survey', '14', '26'),
  event('Đợt thi giữa kỳ', 'exam', '17', '20'),
  event('Tập huấn giảng viên nguồn', 'class', '18', '22', { place: 'Hà Nội' }),
  event('Hạn đăng ký học phần', 'deadline', '19', '20'),
  event('Nghỉ Tết Dương lịch', 'event', '30', '36'),
];

export const longTitles: readonly CalendarEvent[] = [
  event(
    'Hội nghị tổng kết chương trình nâng cao năng lực chuyển đổi số cho lao động nữ khu vực đồng bằng sông Cửu Long',
    'event',
    '18',
    '21',
    { place: 'Trung tâm Hội nghị Quốc tế, số 11 Lê Hồng Phong, Ba Đình, Hà Nội' },
  ),
  event(
    'Kiểm tra cuối khóa Nghiệp vụ an toàn, vệ sinh lao động dành cho người sử dụng lao động và cán bộ quản lý',
    'exam',
    '21 09:00',
    '21 11:00',
    { place: 'Phòng máy 1, tầng 3, nhà B, cơ sở Nguyễn Trãi' },
  ),
  event('Nguyễnthịánhnguyệtvàđồngnghiệpthảoluậnchuyênđề', 'class', '21 13:00', '21 14:00'),
];

/** More hours between them than fit. */
export const earlyAndLate: readonly CalendarEvent[] = [
  event('Trực ca sớm', 'event', '38 05:00', '38 06:00'),
  event('Lớp buổi tối', 'class', '40 21:00', '40 22:30', { place: 'Phòng A2' }),
];

export const evenings: readonly CalendarEvent[] = [
  event('Lớp buổi tối', 'class', '40 18:30', '40 20:00', { place: 'Phòng A2' }),
];

export const online: readonly CalendarEvent[] = [
  event('Tại lớp', 'class', '39 08:00', '39 09:00', { place: 'Phòng A2' }),
  event('Từ xa', 'online', '39 10:00', '39 11:00'),
];
