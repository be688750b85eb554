import type { ScormVersion } from '@sen/domain/packages/ManifestReader';

const scripts = { '1.2': 'scorm12', '2004': 'scorm2004' } as const satisfies Record<ScormVersion, string>;

/** The page around a package: its script offers the API of the version, and talks to the portal. */
export function playerPage(version: ScormVersion): string {
  return `<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>SCORM</title><link rel="stylesheet" href="/player/player.css"></head>
<body><script src="/player/${scripts[version]}.js"></script></body>
</html>
`;
}
