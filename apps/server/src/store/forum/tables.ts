import type { Generated } from 'kysely';
import type { ApprovalLevel, Audience, TopicStatus } from '@sen/api/contract/model';
import type { Dated, Id, Instant, InstantOrNull, Named } from '../columns.ts';

/** `name` is the title, `created_by` its author, `company_id` the unit of its author, or of its theme. */
export interface ForumTopicTable extends Named, Dated {
  id: Id;
  company_id: string;
  created_by: string;
  category_id: string;
  /** Clean markup. */
  content: string;
  /** Its text. */
  content_text: string;
  status: TopicStatus;
  approval_level: ApprovalLevel | null;
  audience: Audience | null;
  /** Of those that are not deleted. */
  reply_count: Generated<number>;
  last_active_at: Instant;
  published_at: InstantOrNull;
  edited_at: InstantOrNull;
  locked_at: InstantOrNull;
  deleted_at: InstantOrNull;
  deleted_by: Generated<string | null>;
  deletion_reason: Generated<string | null>;
  version: Generated<number>;
}

export interface ForumReplyTable {
  id: Id;
  topic_id: string;
  user_id: string;
  /** Clean markup. */
  content: string;
  created_at: Instant;
  edited_at: InstantOrNull;
  deleted_at: InstantOrNull;
  deleted_by: Generated<string | null>;
  deletion_reason: Generated<string | null>;
}

export interface ForumFollowerTable {
  topic_id: string;
  user_id: string;
  since: Instant;
}

export interface ForumReportTable {
  id: Id;
  topic_id: string;
  reply_id: string | null;
  user_id: string;
  reason: string;
  created_at: Instant;
  settled_at: InstantOrNull;
}

/** What a topic, or a reply to it, said before a change. */
export interface ForumChangeTable {
  id: Id;
  topic_id: string;
  reply_id: string | null;
  title: string;
  content: string;
  changed_by: string | null;
  created_at: Instant;
}

/** A picture of a topic, or of a reply to it, which goes with it. */
export interface ForumPictureTable {
  file_id: string;
  topic_id: string;
  reply_id: string | null;
}

/** Who has accepted the rules of the forum. */
export interface ForumMemberTable {
  user_id: string;
  rules_accepted_at: Instant;
}

export interface ForumTables {
  forum_topic: ForumTopicTable;
  forum_reply: ForumReplyTable;
  forum_follower: ForumFollowerTable;
  forum_report: ForumReportTable;
  forum_change: ForumChangeTable;
  forum_member: ForumMemberTable;
  forum_picture: ForumPictureTable;
}
