/** Extensions that may be uploaded, by place (specification, section 9). */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'gif'] as const;
export const officeExtensions = ['xlsx', 'pptx', 'ppt', 'doc', 'docx'] as const;
export const mediaExtensions = ['mp4', 'mp3', 'webm', 'm4v', 'ogv', 'mov', 'mkv'] as const;
export const documentExtensions = [
  ...officeExtensions,
  ...imageExtensions,
  'pdf',
  ...mediaExtensions,
] as const;

/** Packaged courses (SCORM). */
export const packageExtensions = ['zip'] as const;

/** Captions of a film. */
export const captionExtensions = ['vtt', 'srt'] as const;

export type FileExtension =
  | (typeof documentExtensions)[number]
  | (typeof packageExtensions)[number]
  | (typeof captionExtensions)[number];

/** The extension of a file name in lower case, without the dot; '' if it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
