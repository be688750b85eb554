import { defineNotification } from './NotificationType.ts';

/** The notifications of reports that took the server a while. */
export const reportNotifications = {
  UnitReportReady: defineNotification<{ company_id: string; company_name: string }>({
    audience: ['super-admin', 'admin'],
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ company_name }) => ({ message: 'Báo cáo của đơn vị đã sẵn sàng', detail: company_name }),
      en: ({ company_name }) => ({ message: 'The report of the unit is ready', detail: company_name }),
    },
    target: ({ company_id }) => ({ subject: 'unitReport', id: company_id, address: '/report/unit' }),
    groupOf: ({ company_id }) => `unitReport:${company_id}`,
    sample: { company_id: '3', company_name: 'Trung tâm Đào tạo Hoa Sen' },
  }),
};
