import type { Upload } from '@sen/api/contract/model';
import type { StoredUpload } from '../../store/uploads/uploads.ts';

export function uploadAnswer(upload: StoredUpload): Upload {
  const { id, name, size, purpose, type, created_at, expires_at } = upload;
  return {
    id,
    name,
    size,
    purpose,
    type,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
