import type { FileRendition, LessonAttachment, SimpleSheet, SimpleView } from '@sen/api/contract/model';
import { http } from '@sen/api/mocks/http';
import { HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SignedIn } from '../../app/SignedIn';
import { simpleViewType } from '@sen/domain/files/renditionOf';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import { LessonViewer } from './LessonViewer';

type Content = string | Blob;

interface Args {
  /** By name; null: what cannot be reached. */
  files: Record<string, Content | null>;
  rendition?: Partial<FileRendition>;
  /** What the server shows of a Word or Excel file by itself. */
  view?: SimpleView;
  link: string | null;
  replaceHref?: string | undefined;
  onProgress: () => void;
  onPlaying: () => void;
}

const office = 'application/vnd.openxmlformats-officedocument';
const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  pptx: `${office}.presentationml.presentation`,
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  zip: 'application/zip',
};

const attachmentsOf = (files: Args['files']): LessonAttachment[] =>
  Object.entries(files).map(([name, content], index) => ({
    id: `3f1f1c36-6a0a-4a3c-9a43-1f6d0f8f7a0${index}`,
    name,
    type: types[name.slice(name.lastIndexOf('.') + 1)] ?? '',
    size: 4_700_000,
    // From memory: through the mock service worker a browser gets no ranges.
    url: content === null ? 'blob:nothing' : URL.createObjectURL(new Blob([content])),
    is_main: index === 0,
  }));

/** A film of twelve seconds. */
const film = async (): Promise<Blob> =>
  (
    await fetch(
      new URL('../../../../../packages/ui/src/composites/VideoPlayer/samples/lesson.webm', import.meta.url),
    )
  ).blob();

async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 360);
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = '#0a6';
    drawing.fillRect(0, 0, 640, 360);
  }
  return canvas.convertToBlob();
}

/** How the files of a lesson are shown on the page, each kind, and those that cannot be. */
const meta: Meta<Args> = {
  title: 'Patterns/LessonViewer',
  args: { onProgress: fn(), onPlaying: fn(), link: null },
  loaders: [async () => ({ film: await film(), picture: await picture() })],
  beforeEach: ({ args, msw }) => {
    const ready: FileRendition = { state: 'not_needed', type: null, seconds: null, failure: null };
    msw.use(
      http.get('/files/{id}/rendition', ({ response }) =>
        response(200).json({ data: { ...ready, ...args.rendition } }),
      ),
      http.untyped.get('*/api/files/:id/rendition/bytes', () => HttpResponse.json(args.view)),
    );
  },
  render: ({ files, link, replaceHref, onProgress, onPlaying }, { loaded }) => {
    const made = Object.entries(files).map(([name, content]) => {
      const real = name.endsWith('.webm')
        ? loaded['film']
        : name.endsWith('.png')
          ? loaded['picture']
          : content;
      return [name, content === '' ? real : content] as const;
    });
    return (
      <SignedIn accent={null}>
        <Viewer files={Object.fromEntries(made)} {...{ link, replaceHref, onProgress, onPlaying }} />
      </SignedIn>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

function Viewer({ files, ...props }: Args) {
  const [attachments] = useState(() => attachmentsOf(files));
  return <LessonViewer attachments={attachments} {...props} />;
}

const handbook = samplePdf({
  pages: ['Electrical safety', 'Switch off first', 'Then touch', 'Call 115'],
  script: "app.alert('run')",
});

/** A document with a script, which never runs. */
export const Document: Story = {
  args: { files: { 'Sổ tay an toàn điện.pdf': handbook } },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText('Electrical safety')).toBeInTheDocument());
    await waitFor(() =>
      expect(args.onProgress).toHaveBeenCalledWith({ position: 0, length: 4, seen: [[0, 1]] }),
    );
    canvasElement.querySelector('[data-page="4"]')?.scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Call 115')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /Phóng to|Zoom in/ }));
    await waitFor(() => expect(canvas.getByText(/125/)).toBeVisible());
  },
};

const captions = '1\r\n00:00:00,000 --> 00:00:12,000\r\nNgắt điện trước khi chạm vào nạn nhân';

/** Captions in the format of SubRip beside the film. */
export const Film: Story = {
  args: {
    files: { 'Bài 3.webm': '', 'Bài 3.srt': captions },
    link: 'https://vi.wikipedia.org/wiki/Điện_giật',
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(1));
    await expect(canvas.getByRole('link', { name: /vi\.wikipedia\.org/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const video = canvasElement.querySelector('video');
    if (video) video.muted = true;
    await userEvent.click(await canvas.findByRole('button', { name: /^(Phụ đề|Captions)$/ }));
    const [play] = canvas.getAllByRole('button', { name: /^(Phát|Play)$/ });
    if (play) await userEvent.click(play);
    await expect(await canvas.findByText(/Ngắt điện trước/)).toBeVisible();
    await waitFor(() => expect(args.onPlaying).toHaveBeenCalledWith(true));
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(1));
    video?.pause();
    await waitFor(() =>
      expect(args.onProgress).toHaveBeenCalledWith(expect.objectContaining({ length: 12 })),
    );
  },
};

const chapterFile = `WEBVTT

00:00.000 --> 00:04.000
Ngắt nguồn điện

00:04.000 --> 00:12.000
Gọi cấp cứu 115
`;

/** A film with a file of its chapters, and two captions of one language. */
export const FilmWithChapters: Story = {
  args: {
    files: {
      'Bài 3.webm': '',
      'Bài 3.chapters.vtt': chapterFile,
      'Bài 3.srt': captions,
      'Bài 3 (2).srt': captions,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tốc độ và phụ đề' }));
    await expect(canvas.getByRole('radio', { name: 'Tiếng Việt (2)' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Chương' }));
    await userEvent.click(await canvas.findByRole('button', { name: '0:04 Gọi cấp cứu 115' }));
    await waitFor(() => expect(canvasElement.querySelector('video')?.currentTime).toBeCloseTo(4, 0));
  },
};

/** Further files are opened in the place of the main one. */
export const Pictures: Story = {
  args: { files: { 'Sơ đồ.png': '', 'Sổ tay.pdf': handbook } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Sơ đồ.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sổ tay.pdf' }));
    await waitFor(() => expect(canvas.getByText('Electrical safety')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Sơ đồ.png' }));
    await expect(await canvas.findByRole('img', { name: 'Sơ đồ.png' })).toBeVisible();
  },
};

/** The file is shown below a list that fills the window: choosing one leads to it. */
export const LongListOfFiles: Story = {
  args: {
    files: {
      'Sổ tay.pdf': handbook,
      ...Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`Phụ lục ${index + 1}.pdf`, handbook])),
    },
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('button', { name: 'Phụ lục 24.pdf' });
    await waitFor(() => expect(canvas.getAllByText('Electrical safety')[0]).toBeInTheDocument());
    window.scrollTo(0, 0);
    await userEvent.click(last);
    await waitFor(() => expect(canvas.getByText('Electrical safety')).toBeInTheDocument());
    const page = canvas.getByRole('region', { name: /^Trang 1|^Page 1/ });
    await waitFor(() => expect(page.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
    await expect(page.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  },
};

const says =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };

export const BeingPrepared: Story = {
  args: { files: { 'Bài giảng.pptx': 'PK' }, rendition: { state: 'running' } },
  play: says(/Đang chuẩn bị bản xem|Being prepared for viewing/),
};

/** The server has no LibreOffice. */
export const NotConverted: Story = {
  args: {
    files: { 'Bài giảng.pptx': 'PK' },
    rendition: {
      state: 'impossible',
      failure: {
        code: 'renditionImpossible',
        message: 'Máy chủ này không có chương trình chuyển đổi loại tệp này.',
      },
    },
  },
  play: says(/không có chương trình chuyển đổi/),
};

const simple = (view: SimpleView, name: string): Args => ({
  files: { [name]: 'PK' },
  rendition: { state: 'ready', type: simpleViewType },
  view,
  link: null,
  onProgress: fn(),
  onPlaying: fn(),
});

const filler =
  '<p>Người sử dụng lao động phải tổ chức huấn luyện an toàn điện trước khi giao việc, và kiểm tra lại mỗi năm một lần.</p>';
const part = (number: number) => `<h3>Chương ${number}</h3>${filler.repeat(12)}`;
const table =
  '<table><tr><td><p>Điện áp</p></td><td><p>Khoảng cách</p></td></tr><tr><td><p>1–15 kV</p></td><td><p>0,7 m</p></td></tr></table>';

/** The server has no LibreOffice; what a Word file must not bring along is taken out. */
export const WordFile: Story = {
  args: simple(
    {
      type: 'text',
      is_cut: false,
      parts: [
        `<h3>An toàn điện</h3><p><strong>Ngắt điện</strong> trước khi sửa: <a href="https://moh.gov.vn/">hướng dẫn</a>.</p>${table}<p><img src="x" onerror="document.title='run'" alt="Sơ đồ"></p><script>document.title='run'</script>`,
        part(1),
        part(2),
      ],
    },
    'Sổ tay.docx',
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(/Bản xem đơn giản|Simple view/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /hướng dẫn/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expect(canvasElement.querySelector('script, [onerror], img[src]')).toBeNull();
    for (const number of [2, 3]) {
      canvasElement.querySelector(`[data-page="${number}"]`)?.scrollIntoView();
      await waitFor(
        () =>
          expect(args.onProgress).toHaveBeenCalledWith(
            expect.objectContaining({ position: number - 1, length: 3 }),
          ),
        { timeout: 5_000 },
      );
    }
    await expect(document.title).not.toBe('run');
  },
};

const scores: SimpleSheet = {
  name: 'Điểm',
  is_cut: true,
  has_more_columns: true,
  rows: Array.from({ length: 40 }, (_, index) =>
    index === 0
      ? { number: 1, cells: ['Họ và tên', 'Tổ', 'Điểm', 'Nhận xét của giảng viên'] }
      : { number: index + 2, cells: [`Nguyễn Văn Ẩn ${index}`, '', { number: `${index},5` }, 'Đạt'] },
  ),
};
const rules: SimpleSheet = {
  name: 'Quy định',
  is_cut: false,
  has_more_columns: false,
  rows: [{ number: 1, cells: ['Từ 5 điểm trở lên là đạt'] }],
};

export const ExcelFile: Story = {
  args: simple({ type: 'tables', is_cut: false, sheets: [scores, rules] }, 'Bảng điểm.xlsx'),
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('cell', { name: 'Nguyễn Văn Ẩn 1' });
    await expect(name).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'D' })).toBeVisible();
    await expect(canvas.getByText(/40 dòng đầu|first 40 rows/)).toBeVisible();
    await expect(canvas.getByText(/100 cột đầu|first 100 columns/)).toBeVisible();
    await waitFor(
      () => expect(args.onProgress).toHaveBeenCalledWith({ position: 0, length: 2, seen: [[0, 1]] }),
      { timeout: 5_000 },
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Quy định' }));
    await waitFor(
      () => expect(args.onProgress).toHaveBeenCalledWith({ position: 1, length: 2, seen: [[0, 2]] }),
      { timeout: 5_000 },
    );
  },
};

export const EmptyFile: Story = {
  args: simple({ type: 'text', is_cut: false, parts: [] }, 'Trống.docx'),
  play: says(/không có nội dung|nothing in this file/),
};

export const BrokenDocument: Story = {
  args: { files: { 'Hỏng.pdf': '%PDF-1.7 nothing else' } },
  play: says(/Tài liệu bị hỏng|The document is damaged/),
};

export const LockedDocument: Story = {
  args: { files: { 'Mật.pdf': samplePdf({ pages: ['Secret'], isLocked: true }) } },
  play: says(/Tài liệu này có mật khẩu|This document has a password/),
};

export const UnreachedDocument: Story = {
  args: { files: { 'Xa.pdf': null } },
  play: says(/Chưa tải được tài liệu|The document has not been loaded/),
};

/** A film of length 0. */
export const BrokenFilm: Story = {
  args: { files: { 'Rỗng.webm': new Blob([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/không phát được|cannot play/);
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Rỗng\.webm/ })).toHaveLength(2));
  },
};

/** A film that the server found damaged, for whoever may replace it. */
export const DamagedFilm: Story = {
  args: {
    files: { 'Sơ cứu.webm': new Blob([]) },
    replaceHref: '/lessons/edit/1',
    rendition: {
      state: 'failed',
      failure: {
        code: 'mediaCorrupted',
        message:
          'Tệp âm thanh hoặc video bị hỏng, không phát được. Hãy xuất lại tệp từ phần mềm gốc rồi tải lên lại.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hãy xuất lại tệp từ phần mềm gốc/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thay tệp của bài giảng' })).toHaveAttribute(
      'href',
      '/lessons/edit/1',
    );
    await expect(canvas.queryByRole('button', { name: 'Phát' })).toBeNull();
  },
};

export const NotShown: Story = {
  args: { files: { 'Bài giảng.zip': 'PK' } },
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: /Bài giảng\.zip/ });
    for (const link of links) await expect(link).toHaveAttribute('download', 'Bài giảng.zip');
  },
};
