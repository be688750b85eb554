import type { ScormVersion } from '@sen/domain/packages/ManifestReader';
import { packageBytes } from '@sen/server/testing/samplePackage';

/** What the pages of the sample say. */
export const samplePackage = {
  page: (number: number) => `Trang ${number} / 3`,
  next: 'Trang sau',
  pass: 'Nộp bài',
  passed: 'Đã đạt',
  kept: 'Ở trong khung',
};

/**
 * A packaged course as authoring tools write them: inline scripts that look for the API, keep where one is, and pass with 80 points. It also
 * tries to leave its frame, and says what came of it.
 */
export function samplePackageBytes(version: ScormVersion): Buffer {
  const names =
    version === '1.2'
      ? {
          api: 'API',
          start: 'LMSInitialize',
          get: 'LMSGetValue',
          set: 'LMSSetValue',
          commit: 'LMSCommit',
          end: 'LMSFinish',
          status: 'cmi.core.lesson_status',
          score: 'cmi.core.score.raw',
          location: 'cmi.core.lesson_location',
          exit: 'cmi.core.exit',
        }
      : {
          api: 'API_1484_11',
          start: 'Initialize',
          get: 'GetValue',
          set: 'SetValue',
          commit: 'Commit',
          end: 'Terminate',
          status: 'cmi.success_status',
          score: 'cmi.score.raw',
          location: 'cmi.location',
          exit: 'cmi.exit',
        };
  const page = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>An toàn điện</title></head>
<body><h1 id="at"></h1><p id="kept"></p>
<button id="next">${samplePackage.next}</button> <button id="pass">${samplePackage.pass}</button>
<script>
const names = ${JSON.stringify(names)};
let place = window;
for (let up = 0; up < 7 && !place[names.api] && place.parent !== place; up++) place = place.parent;
const api = place[names.api];
api[names.start]('');
const set = (name, value) => api[names.set](name, String(value));
let at = Number(api[names.get](names.location)) || 1;
const show = (text) => { document.getElementById('at').textContent = text; };
const page = () => show('Trang ' + at + ' / 3');
if (api[names.get](names.status) === 'passed') show('${samplePackage.passed}'); else page();
document.getElementById('next').onclick = () => { at += 1; set(names.location, at); set('cmi.suspend_data', 'trang=' + at); set(names.exit, 'suspend'); page(); };
document.getElementById('pass').onclick = () => { set(names.score, 80); ${version === '2004' ? "set('cmi.score.scaled', 0.8); set('cmi.completion_status', 'completed');" : ''} set(names.status, 'passed'); api[names.commit](''); show('${samplePackage.passed}'); };
addEventListener('pagehide', () => api[names.end](''));
const tries = [() => { top.location.href = '/away'; }, () => top.document.title, () => top.localStorage.length, () => parent.parent.document.cookie];
const escaped = tries.filter((one) => { try { one(); return true; } catch { return false; } });
document.getElementById('kept').textContent = escaped.length === 0 ? '${samplePackage.kept}' : 'Ra ngoài: ' + escaped.length;
</script></body></html>`;
  return packageBytes(version, { page, title: `An toàn điện ${version}` });
}
