import type { FileRendition, LessonAttachment } from '@sen/api/contract/model';
import { http } from '@sen/api/mocks/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SignedIn } from '../../app/SignedIn';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import { LessonViewer } from './LessonViewer';

type Content = string | Blob;

interface Args {
  /** By name; null: what cannot be reached. */
  files: Record<string, Content | null>;
  rendition?: Partial<FileRendition>;
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
