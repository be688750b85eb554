/** What ends the place that a text may be put into: an attribute, an element, a comment, a script, an address. */
const endings = ['', '">', "'>", '</title></textarea>', '--></style>', '</script>', '`}});'];

/** Each runs a script where it is taken for markup. */
const markup = [
  '<script>alert(1)</script>',
  '<ScRiPt >alert(1)</sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<iframe src="javascript:parent.alert(1)">',
  '<details open ontoggle=alert(1)>x',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<a href="javascript:alert(1)">Xem</a>',
  '<a href="java&#x09;script:alert(1)">Xem</a>',
  '<p style="animation:x" onanimationstart=alert(1)>x',
  '<p onmouseover=alert(1) style="position:fixed;inset:0">x',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<link rel=stylesheet href="data:text/css,*{display:none}">',
  '<base href="https://evil.test/">',
];

/** Others: addresses, templates, formulas, encodings, and what a filter may join to markup. */
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'https://sen.vn/"onmouseover="alert(1)',
  "https://sen.vn/'onmouseover='alert(1)",
  'https://sen.vn/<img src=x onerror=alert(1)>',
  'http://javascript:alert(1)@sen.vn/',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '#{alert(1)}',
  '<%= alert(1) %>',
  '=HYPERLINK("javascript:alert(1)","Xem")',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '%3Cimg%20src=x%20onerror=alert(1)%3E',
  '＜img src=x onerror=alert(1)＞',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<img src=x onerror=alert(1)>',
  '1 < 2 && 3 > 2',
];

/** Some 160 texts for a field of up to 200 characters. Shown as text they do nothing; none is blank, no two are the same. */
export const hostileTexts: readonly string[] = [
  ...endings.flatMap((ending) => markup.map((one) => `${ending}${one}`)),
  ...others,
];
