import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../contract/schema.gen';

/** MSW's `http`, typed by the contract: an answer that the contract does not know does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api' });
