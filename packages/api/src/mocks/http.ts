import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../contract/schema.gen';

/** MSW's `http`, typed by the contract: a response that the contract lacks is a compile error. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api' });
