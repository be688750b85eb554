import { ApiError } from '@sen/api/client/ApiError';
import { defineWords } from '../../words/defineWords';

const words = defineWords('errors', {
  vi: {
    networkUnreachable: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
    serviceUnavailable: 'Hệ thống tạm thời bận. Vui lòng thử lại sau giây lát.',
    answerUnreadable: 'Hệ thống trả lời không đúng định dạng. Vui lòng tải lại trang rồi thử lại.',
    unknown: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
  },
  en: {
    networkUnreachable: 'The server cannot be reached. Please check your network and try again.',
    serviceUnavailable: 'The service is busy right now. Please try again shortly.',
    answerUnreadable: 'The server’s response could not be read. Please reload the page and try again.',
    unknown: 'Something went wrong. Please try again.',
  },
});

/** The message for an error: the server's text, or ours when there was no response. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return words('unknown');
  if (error.message) return error.message;
  if (error.code === 'networkUnreachable') return words('networkUnreachable');
  return words(error.status >= 500 ? 'serviceUnavailable' : 'answerUnreadable');
}
