import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const words = defineWords('approvals', {
  vi: {
    pending: 'Chờ duyệt',
    approved: 'Đã duyệt',
    denied: 'Đã từ chối',
    view: 'Xem yêu cầu',
    approve: 'Duyệt',
    approveOne: 'Duyệt yêu cầu của {{name}}',
    approveMany: 'Duyệt {{count}} yêu cầu',
    approveDone: 'Đã duyệt {{count}} yêu cầu.',
    deny: 'Từ chối',
    denyOne: 'Từ chối yêu cầu của {{name}}',
    denyMany: 'Từ chối {{count}} yêu cầu',
    denyText: 'Người gửi yêu cầu sẽ nhận email và đọc được lý do này.',
    denyReason: 'Lý do (không bắt buộc)',
    denyDone: 'Đã từ chối {{count}} yêu cầu.',
    decidedAlready: 'Yêu cầu này đã được xử lý.',
  },
  en: {
    pending: 'Pending',
    approved: 'Approved',
    denied: 'Denied',
    view: 'View request',
    approve: 'Approve',
    approveOne: 'Approve the request from {{name}}',
    approveMany: ({ count }) => plural(count, 'Approve 1 request', `Approve ${count} requests`),
    approveDone: ({ count }) => plural(count, '1 request approved.', `${count} requests approved.`),
    deny: 'Deny',
    denyOne: 'Deny the request from {{name}}',
    denyMany: ({ count }) => plural(count, 'Deny 1 request', `Deny ${count} requests`),
    denyText: 'The person who sent the request gets an email with this reason.',
    denyReason: 'Reason (optional)',
    denyDone: ({ count }) => plural(count, '1 request denied.', `${count} requests denied.`),
    decidedAlready: 'This request has already been decided.',
  },
});
