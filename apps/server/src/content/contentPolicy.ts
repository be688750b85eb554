import type { Config } from '../config.ts';

/** Where the portal frames packaged courses from, as a source of a content security policy. */
export function contentOrigin({ contentUrl, contentPort }: Config): string {
  return contentUrl ?? `*:${contentPort}`;
}

/** The origin of the portal that frames them; without CONTENT_URL the host that this request names. */
function portalOrigin({ contentUrl, publicUrl, port }: Config, host: string | undefined): string {
  if (contentUrl !== undefined) return new URL(publicUrl).origin;
  const name = /^([\w.-]+)(:\d+)?$/.exec(host ?? '')?.[1] ?? '*';
  return `${name}:${port}`;
}

/** What holds also where the page is opened outside of the portal: its scripts never reach the window that opened it. */
const sandbox =
  'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/**
 * The policy of the files of a package: authoring tools write inline scripts and evaluate texts. Its pages load and request nothing from
 * another origin; windows that they open may be anywhere.
 */
export function packagePolicy(config: Config, host: string | undefined): string {
  return [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${portalOrigin(config, host)}`,
    sandbox,
  ].join('; ');
}

/** The policy of the player, which frames the package and has the API that it looks for. */
export function playerPolicy(config: Config, host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${portalOrigin(config, host)}`,
  ].join('; ');
}

/** Headers of every answer. */
export const contentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=31536000',
};
