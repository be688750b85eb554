import { DetailedError, Upload } from 'tus-js-client';
import { ApiError } from '../../client/ApiError';
import { client, sessionHeaders } from '../../client/client';
import { refusalOf, unwrap } from '../../client/unwrap';

/** Bytes of a request: small enough for the limits of proxies, large enough that their number costs nothing. */
const chunkSize = 32 * 1024 ** 2;

interface Sending {
  id: string;
  file: File;
  /** Aborts the request; what has arrived stays. */
  signal: AbortSignal;
  /** Bytes that have left this device, those that arrived before included. */
  onProgress: (sent: number) => void;
}

/**
 * Sends what the server lacks of an announced file. Tries once: whoever calls decides when to try again.
 * @throws {ApiError} as calls of the contract do
 */
export async function sendUpload({ id, file, signal, onProgress }: Sending): Promise<void> {
  try {
    await transfer({ id, file, signal, onProgress });
  } catch (error) {
    const refusal = asApiError(error);
    // Asked again by the client of the contract, a refused token ends the session as it does everywhere.
    if (refusal.status === 401) await unwrap(client.GET('/uploads', { signal }));
    throw refusal;
  }
}

function transfer({ id, file, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: new URL(`/api/uploads/${id}/bytes`, window.location.href).href,
      chunkSize,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(sessionHeaders())) request.setHeader(name, value);
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: reject,
    });
    const stop = () => {
      void upload.abort();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    upload.start();
  });
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response || response.getStatus() === 0)
    return Object.assign(new ApiError(0, 'networkUnreachable', ''), { cause: error });
  return refusalOf(response.getStatus(), parsed(response.getBody()));
}

/** Undefined of an answer without a body, as that of a HEAD. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
