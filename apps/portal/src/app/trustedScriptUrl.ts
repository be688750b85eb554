interface ScriptUrlFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const policies = new Map<string, ReturnType<ScriptUrlFactory['createPolicy']>>();

/**
 * The address of a worker of ours. The content security policy requires a TrustedScriptURL, and names the policies that may
 * create one (`apps/server/src/plugins/portal.ts`).
 */
export function trustedScriptUrl(policy: string, url: string): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isScriptUrlFactory(factory)) return url;
  const known =
    policies.get(policy) ?? factory.createPolicy(policy, { createScriptURL: (address) => address });
  policies.set(policy, known);
  return known.createScriptURL(url);
}

/** TypeScript's DOM types have no Trusted Types yet. */
function isScriptUrlFactory(value: unknown): value is ScriptUrlFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
