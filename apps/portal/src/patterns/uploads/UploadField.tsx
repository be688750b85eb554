import { uploadLimits, type UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { FileUpload } from '@sen/ui/FileUpload';
import { Stack } from '@sen/ui/Stack';
import { useLayoutEffect, useRef } from 'react';
import { BegunUploads } from './BegunUploads';
import type { UploadedFile } from './UploadEntry';
import { uploadItems } from './uploadItems';
import { useUploader } from './useUploader';

export interface UploadFieldProps {
  name: string;
  label: string;
  description?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  purpose: UploadPurpose;
  /** Without it there is one file, which a new one replaces. */
  multiple?: boolean | undefined;
  /** The complete files. Those on their way are not among them: `Form` is not submitted meanwhile. */
  value: readonly UploadedFile[];
  onChange: (files: readonly UploadedFile[]) => void;
  /** Called with each file that was uploaded here, and what was chosen for it. */
  onUploaded?: ((file: UploadedFile, source: File) => void) | undefined;
}

/**
 * Files of a form that are uploaded while it is filled in, and taken by their ids when it is saved. What was begun before a reload, or
 * on another device, goes on when the same file is chosen again.
 */
export function UploadField({
  purpose,
  multiple = false,
  value,
  onChange,
  onUploaded,
  ...field
}: UploadFieldProps) {
  // Two files may be complete before the form renders again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (files: readonly UploadedFile[]) => {
    latest.current = files;
    onChange(files);
  };

  const { uploader, entries } = useUploader(purpose, (file, source) => {
    change(multiple ? [...latest.current, file] : [file]);
    onUploaded?.(file, source);
  });
  const { bytes, extensions } = uploadLimits[purpose];

  function add(files: File[]): void {
    if (!multiple) {
      for (const { key } of entries) uploader.remove(key);
      if (value.length > 0) change([]);
    }
    uploader.add(files);
  }

  function remove(line: string): void {
    const file = value.find(({ id }) => id === line);
    if (file) change(latest.current.filter((other) => other !== file));
    else uploader.remove(line);
  }

  return (
    <Stack gap="s">
      <FileUpload
        {...field}
        accept={extensions.map((extension) => `.${extension}`)}
        maxBytes={bytes}
        multiple={multiple}
        items={uploadItems(value, entries)}
        onAdd={add}
        onPause={(key) => uploader.pause(key)}
        onResume={(key) => uploader.resume(key)}
        onRetry={(key) => uploader.resume(key)}
        onRemove={remove}
      />
      {(multiple || value.length + entries.length === 0) && <BegunUploads purpose={purpose} sent={entries} />}
    </Stack>
  );
}
