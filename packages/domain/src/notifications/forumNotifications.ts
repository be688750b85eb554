import type { ApprovalLevel, Audience, Role } from '@sen/api/contract/model';
import { roles } from '../access/roles.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

interface TopicFacts {
  topic_id: string;
  topic_title: string;
}

type Rejected = TopicFacts & { level: ApprovalLevel; reason: string | null };
type Deleted = TopicFacts & { reason: string };

/** Those whose topics need an approval. */
const needApproval = roles.filter((role): role is Exclude<Role, 'super-admin'> => role !== 'super-admin');
const approvers: readonly Role[] = ['super-admin', 'admin'];
const sample = { topic_id: '7', topic_title: 'Cách chọn dây đai an toàn khi làm việc trên cao' };

export const topicTarget = ({ topic_id }: Pick<TopicFacts, 'topic_id'>): NotificationTarget => ({
  subject: 'topic',
  id: topic_id,
  address: `/forum?topicId=${topic_id}`,
});

/** The notifications of the forum. */
export const forumNotifications = {
  TopicRequested: defineNotification<TopicFacts & { name: string; company_name: string }>({
    audience: approvers,
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, name, company_name }) => ({
        message: `Bài viết “${topic_title}” chờ bạn duyệt`,
        detail: `${name} (${company_name}) gửi lên diễn đàn.`,
      }),
      en: ({ topic_title, name, company_name }) => ({
        message: `The topic “${topic_title}” needs your approval`,
        detail: `${name} (${company_name}) sent it to the forum.`,
      }),
    },
    target: topicTarget,
    sample: { ...sample, name: 'Đỗ Minh Châu', company_name: 'Trung tâm Đào tạo Hoa Sen' },
  }),

  TopicApproved: defineNotification<TopicFacts & { topic_status_id: 'pending' }>({
    audience: needApproval,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title }) => ({
        message: `Đơn vị đã duyệt bài viết “${topic_title}” của bạn`,
        detail: 'Bài viết chờ hệ thống duyệt trước khi đăng.',
      }),
      en: ({ topic_title }) => ({
        message: `Your unit has approved your topic “${topic_title}”`,
        detail: 'It is published once the system approves it, too.',
      }),
    },
    target: topicTarget,
    sample: { ...sample, topic_status_id: 'pending' },
  }),

  TopicPublished: defineNotification<TopicFacts & { topic_status_id: 'published'; audience: Audience }>({
    audience: needApproval,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, audience }) => ({
        message: `Bài viết “${topic_title}” của bạn đã được đăng`,
        detail:
          audience === 'system' ? 'Mọi đơn vị đều đọc được.' : 'Mọi người trong đơn vị của bạn đọc được.',
      }),
      en: ({ topic_title, audience }) => ({
        message: `Your topic “${topic_title}” is published`,
        detail: audience === 'system' ? 'All units can read it.' : 'Everybody of your unit can read it.',
      }),
    },
    target: topicTarget,
    sample: { ...sample, topic_status_id: 'published', audience: 'system' },
  }),

  TopicRejected: defineNotification<Rejected>({
    audience: needApproval,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, level, reason }) => ({
        message: `${level === 'unit' ? 'Đơn vị' : 'Hệ thống'} không duyệt bài viết “${topic_title}” của bạn`,
        ...(reason ? { detail: `Lý do: ${reason}` } : {}),
      }),
      en: ({ topic_title, level, reason }) => ({
        message: `Your topic “${topic_title}” was rejected by ${level === 'unit' ? 'your unit' : 'the system'}`,
        ...(reason ? { detail: `Reason: ${reason}` } : {}),
      }),
    },
    target: topicTarget,
    sample: { ...sample, level: 'unit', reason: 'Câu hỏi này đã có bài trả lời trong tháng trước.' },
  }),

  TopicReplied: defineNotification<TopicFacts & { name: string }>({
    audience: roles,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, name }) => ({
        message: `Có trả lời mới trong “${topic_title}”`,
        detail: `${name} vừa trả lời bài viết bạn theo dõi.`,
      }),
      en: ({ topic_title, name }) => ({
        message: `A new reply in “${topic_title}”`,
        detail: `${name} replied to a topic that you follow.`,
      }),
    },
    target: topicTarget,
    groupOf: ({ topic_id }) => `topic:${topic_id}`,
    sample: { ...sample, name: 'Vũ Thuỳ Dương' },
  }),

  TopicDeleted: defineNotification<Deleted>({
    audience: roles,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, reason }) => ({
        message: `Bài viết “${topic_title}” của bạn đã bị xóa`,
        detail: `Lý do: ${reason}`,
      }),
      en: ({ topic_title, reason }) => ({
        message: `Your topic “${topic_title}” was deleted`,
        detail: `Reason: ${reason}`,
      }),
    },
    target: topicTarget,
    sample: { ...sample, reason: 'Bài viết có thông tin cá nhân của người khác.' },
  }),

  ReplyDeleted: defineNotification<Deleted>({
    audience: roles,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, reason }) => ({
        message: `Câu trả lời của bạn trong “${topic_title}” đã bị xóa`,
        detail: `Lý do: ${reason}`,
      }),
      en: ({ topic_title, reason }) => ({
        message: `Your reply in “${topic_title}” was deleted`,
        detail: `Reason: ${reason}`,
      }),
    },
    target: topicTarget,
    sample: { ...sample, reason: 'Nội dung quảng cáo.' },
  }),

  TopicReported: defineNotification<TopicFacts & { name: string; reason: string }>({
    audience: approvers,
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ topic_title, name, reason }) => ({
        message: `${name} báo vi phạm trong “${topic_title}”`,
        detail: `Lý do: ${reason}`,
      }),
      en: ({ topic_title, name, reason }) => ({
        message: `${name} reported “${topic_title}”`,
        detail: `Reason: ${reason}`,
      }),
    },
    target: topicTarget,
    groupOf: ({ topic_id }) => `reported:${topic_id}`,
    sample: { ...sample, name: 'Vũ Thuỳ Dương', reason: 'Lời lẽ xúc phạm' },
  }),
};
