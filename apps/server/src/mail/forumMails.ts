import type { MailBlock } from './layout.ts';
import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';
import type { Denial } from './registrationMails.ts';

const topicWords = {
  vi: {
    published: (title: string) => `Bài viết “${title}” của bạn đã được đăng`,
    publishedText: 'Bài viết của bạn đã có trên diễn đàn. Bạn sẽ được báo khi có người trả lời.',
    approved: (title: string) => `Đơn vị đã duyệt bài viết “${title}” của bạn`,
    approvedText: 'Bài viết của bạn đang chờ hệ thống duyệt trước khi đăng lên diễn đàn.',
    action: 'Mở bài viết',
  },
  en: {
    published: (title: string) => `Your topic “${title}” is published`,
    publishedText: 'Your topic is in the forum now. You will be notified of replies.',
    approved: (title: string) => `Your unit has approved your topic “${title}”`,
    approvedText: 'Your topic is published in the forum once the system approves it, too.',
    action: 'Open the topic',
  },
} as const;

/** Tells the author that a topic was approved by the unit, or published. */
export function topicMail(
  reader: MailReader,
  { title, isPublished, href }: { title: string; isPublished: boolean; href: string },
): Mail {
  const words = topicWords[reader.lang];
  return mailTo(reader, isPublished ? words.published(title) : words.approved(title), [
    { kind: 'text', text: isPublished ? words.publishedText : words.approvedText },
    { kind: 'action', label: words.action, href },
  ]);
}

const rejectedWords = {
  vi: {
    subject: (title: string) => `Bài viết “${title}” trên diễn đàn không được duyệt`,
    intro: (by: string, title: string) => `${by} không duyệt bài viết “${title}” bạn gửi lên diễn đàn.`,
    reason: (reason: string) => `Lý do: ${reason}`,
    next: 'Bạn có thể sửa bài viết rồi gửi duyệt lại.',
  },
  en: {
    subject: (title: string) => `Your forum topic “${title}” was rejected`,
    intro: (by: string, title: string) =>
      `${by} has rejected the topic “${title}” that you sent to the forum.`,
    reason: (reason: string) => `Reason: ${reason}`,
    next: 'You can change the topic and send it again.',
  },
} as const;

/** Tells the author that a topic was rejected, and why. */
export function rejectedTopicMail(
  reader: MailReader,
  { title, unit, reason, href }: Denial & { title: string },
): Mail {
  const words = rejectedWords[reader.lang];
  const text = (line: string): MailBlock => ({ kind: 'text', text: line });
  return mailTo(reader, words.subject(title), [
    text(words.intro(unit, title)),
    ...(reason === null ? [] : [text(words.reason(reason))]),
    text(words.next),
    { kind: 'action', label: topicWords[reader.lang].action, href },
  ]);
}

const digestWords = {
  vi: {
    subject: (replies: number) => `${replies} trả lời mới trên diễn đàn`,
    intro: 'Trong 24 giờ qua, các bài viết bạn theo dõi có trả lời mới:',
    topic: (title: string, replies: number) => `“${title}”: ${replies} trả lời mới`,
    more: (topics: number) => `và ${topics} bài viết khác`,
    action: 'Mở diễn đàn',
    why: 'Sen gửi bản tin này mỗi ngày một lần khi có trả lời mới. Bạn có thể tắt trong phần cài đặt thông báo.',
  },
  en: {
    subject: (replies: number) =>
      replies === 1 ? '1 new reply in the forum' : `${replies} new replies in the forum`,
    intro: 'In the last 24 hours, topics that you follow have new replies:',
    topic: (title: string, replies: number) =>
      `“${title}”: ${replies === 1 ? '1 new reply' : `${replies} new replies`}`,
    more: (topics: number) => (topics === 1 ? 'and 1 more topic' : `and ${topics} more topics`),
    action: 'Open the forum',
    why: 'Sen sends this once a day when there are new replies. You can turn it off in the notification settings.',
  },
} as const;

/** A mail names no more topics than anybody reads there. */
const mostTopics = 10;

/** The new replies in the topics that somebody follows. @param href the topics that one follows */
export function forumDigestMail(
  reader: MailReader,
  topics: readonly { title: string; replies: number }[],
  href: string,
): Mail {
  const words = digestWords[reader.lang];
  const replies = topics.reduce((sum, topic) => sum + topic.replies, 0);
  const text = (line: string): MailBlock => ({ kind: 'text', text: line });
  const left = topics.length - mostTopics;
  return mailTo(reader, words.subject(replies), [
    text(words.intro),
    {
      kind: 'list',
      items: [
        ...topics.slice(0, mostTopics).map((topic) => words.topic(topic.title, topic.replies)),
        ...(left > 0 ? [words.more(left)] : []),
      ],
    },
    { kind: 'action', label: words.action, href },
    text(words.why),
  ]);
}
