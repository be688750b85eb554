import { sql } from 'kysely';

/** Whether a `file`, with its `file_rendition` as `rendition`, is a sound or film that cannot be played on the page. */
export const isUnplayable = sql<boolean>`coalesce((file.type like 'video/%' or file.type like 'audio/%')
  and (rendition.reason = 'mediaCorrupted'
    or rendition.target = 'mp4' and rendition.state in ('failed', 'impossible')), false)`;
