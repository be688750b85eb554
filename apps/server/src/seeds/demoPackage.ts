import { zipBytes } from '../zip/zipBytes.ts';

interface Slide {
  title: string;
  lines: readonly string[];
}

/** A packaged course of SCORM 1.2: slides and a question at their end, kept where one left it. */
export function packageOf(
  title: string,
  slides: readonly Slide[],
  quiz: { ask: string; options: readonly [string, ...string[]] },
): Buffer {
  return zipBytes({
    'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="sen-demo" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="all"><organization identifier="all"><title>${title}</title>
    <item identifier="bai" identifierref="trang"><title>${title}</title></item></organization></organizations>
  <resources><resource identifier="trang" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>`,
    'index.html': pageOf(title, slides, quiz),
  });
}

const style = `body{margin:0;font:18px/1.6 system-ui,sans-serif;color:#17231f;background:#f3f7f5}
main{max-width:44rem;margin:0 auto;padding:1.5rem}h1{font-size:1.6rem;line-height:1.3}li{margin:.4rem 0}
button{font:inherit;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0;border:1px solid #0b5d3b;border-radius:.5rem;background:#fff;color:#0b5d3b}
#at{color:#5b6b64;font-size:.9rem}`;

function pageOf(
  title: string,
  slides: readonly Slide[],
  { ask, options }: Parameters<typeof packageOf>[2],
): string {
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><p id="at"></p><h1 id="title"></h1><div id="content"></div><p id="tools"></p></main>
<script>
const slides = ${JSON.stringify(slides)};
const ask = ${JSON.stringify(ask)}, options = ${JSON.stringify(options)};
let place = window;
for (let up = 0; up < 7 && !place.API && place.parent !== place; up++) place = place.parent;
const api = place.API;
api && api.LMSInitialize('');
const get = (name) => (api ? api.LMSGetValue(name) : '');
const set = (name, value) => api && api.LMSSetValue(name, String(value));
let at = Math.min(Number(get('cmi.core.lesson_location')) || 0, slides.length);
if (get('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete');
const $ = (id) => document.getElementById(id);
const button = (text, press) => { const one = document.createElement('button'); one.textContent = text; one.onclick = press; return one; };
function show() {
  $('at').textContent = 'Trang ' + (at + 1) + ' / ' + (slides.length + 1);
  $('tools').replaceChildren();
  if (at < slides.length) {
    $('title').textContent = slides[at].title;
    const list = document.createElement('ul');
    for (const line of slides[at].lines) { const item = document.createElement('li'); item.textContent = line; list.append(item); }
    $('content').replaceChildren(list);
    if (at > 0) $('tools').append(button('Trang trước', () => go(at - 1)));
    $('tools').append(button('Trang sau', () => go(at + 1)));
    return;
  }
  $('title').textContent = ask;
  $('content').replaceChildren(...options.map((text, index) => button(text, () => answer(index === 0))));
  $('tools').append(button('Trang trước', () => go(at - 1)));
}
function go(next) { at = next; set('cmi.core.lesson_location', at); set('cmi.core.exit', 'suspend'); show(); }
function answer(isRight) {
  set('cmi.core.score.raw', isRight ? 100 : 0);
  if (isRight) set('cmi.core.lesson_status', 'passed');
  api && api.LMSCommit('');
  const said = document.createElement('p');
  said.textContent = isRight ? 'Đúng. Bạn đã hoàn thành bài học.' : 'Chưa đúng. Hãy xem lại rồi chọn lần nữa.';
  $('tools').replaceChildren(said, button('Xem lại từ đầu', () => go(0)));
}
addEventListener('pagehide', () => api && api.LMSFinish(''));
show();
</script></body></html>`;
}
