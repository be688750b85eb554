import { defineNotification } from './NotificationType.ts';

/** The notification of who has earned a badge. */
export const badgeNotifications = {
  BadgeEarned: defineNotification<{ badge_id: string; badge_name: string }>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: null,
    words: {
      vi: ({ badge_name }) => ({
        message: `Bạn được trao huy hiệu “${badge_name}”`,
        detail: 'Xem huy hiệu và cách bạn đạt được trong trang thông tin của bạn.',
      }),
      en: ({ badge_name }) => ({
        message: `You have earned the badge “${badge_name}”`,
        detail: 'See it, and how you earned it, on your profile.',
      }),
    },
    target: ({ badge_id }) => ({ subject: 'badge', id: badge_id, address: '/profile' }),
    sample: { badge_id: '4', badge_name: 'Người học bền bỉ' },
  }),
};
