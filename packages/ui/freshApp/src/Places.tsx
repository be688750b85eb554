import { Calendar, type CalendarView } from '@sen/ui/Calendar';
import { FileBrowser, type FileSort, type FileView } from '@sen/ui/FileBrowser';
import { ImageCropper } from '@sen/ui/ImageCropper';
import { StudyRoom } from '@sen/ui/StudyRoom';
import { VideoPlayer } from '@sen/ui/VideoPlayer';
import { useState } from 'react';
import { events, files, picture } from './samples';
import { Shown } from './Shown';

/** Composites for dates, files, videos and pictures. */
export function Places({ cropping }: { cropping: boolean }) {
  const [view, setView] = useState<CalendarView>('month');
  const [date, setDate] = useState('2026-11-21');
  const [look, setLook] = useState<FileView>('list');
  const [sort, setSort] = useState<FileSort>('name');
  return (
    <>
      <Shown name="Calendar">
        <Calendar
          label="Lịch của tôi"
          events={events}
          view={view}
          date={date}
          onViewChange={setView}
          onDateChange={setDate}
          now="2026-11-21T03:20:00Z"
          onOpenEvent={() => undefined}
        />
      </Shown>
      <Shown name="FileBrowser">
        <FileBrowser
          label="Tài liệu cá nhân"
          path={[]}
          entries={files}
          view={look}
          onViewChange={setLook}
          sort={sort}
          onSortChange={setSort}
          folderHref={(id) => `?folder=${id ?? ''}`}
          onOpenFolder={() => undefined}
        />
      </Shown>
      <Shown name="VideoPlayer">
        <VideoPlayer
          label="Bài 3: Sơ cứu người bị điện giật"
          src="lesson.webm"
          captions={[{ language: 'vi', label: 'Tiếng Việt', src: 'lesson.vi.vtt' }]}
        />
      </Shown>
      <Shown name="StudyRoom">
        <StudyRoom
          back={{ href: '#class', label: 'An toàn điện – Khóa 1' }}
          progress={{ done: 1, total: 2 }}
          sections={[
            {
              id: 'chapter',
              title: 'Sơ cứu',
              done: 1,
              total: 2,
              entries: [
                { id: 'film', title: 'Cầm máu', kind: 'video', state: 'done', href: '#film' },
                { id: 'exam', title: 'Kiểm tra chương', kind: 'exam', state: 'open', href: '#exam' },
              ],
            },
          ]}
          current="film"
          nextHref="#exam"
        >
          Ép trực tiếp lên vết thương ít nhất 10 phút.
        </StudyRoom>
      </Shown>
      {cropping && (
        <ImageCropper
          picture={picture}
          title="Ảnh đại diện"
          shape="circle"
          onCrop={() => undefined}
          onClose={() => undefined}
        />
      )}
    </>
  );
}
